# How the strict builds are made: everything is an error that can be, in a folder of their own, since
# other flags build everything anew. One release build serves all checks that need one.
strict=(
  --scratch-path .build/strict --explicit-target-dependency-import-check error
  -Xswiftc -warnings-as-errors
)
strict_release=(-c release "${strict[@]}")
if grep -rqs '@testable' Tests; then
  strict_release+=(-Xswiftc -enable-testing)
fi
