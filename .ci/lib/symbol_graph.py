"""What the compiler says is in a module: its public and open symbols."""

import atexit
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

MODULES = ["ListKit", "ListKitTestSupport"]


def tool(name):
    """A program of the toolchain that `swift` is of."""
    beside = pathlib.Path(shutil.which("swift")).resolve().parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if not found:
        print(f"this toolchain has no {name}")
        sys.exit(1)
    return found


def run(*command):
    """Runs a command, and returns what it prints; shows that and ends the process if it fails."""
    result = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True)
    if result.returncode != 0:
        print(result.stdout)
        print(f"{command[0]} ended with {result.returncode}")
        sys.exit(1)
    return result.stdout


def extract(root, *options, modules=MODULES, flags=()):
    """Builds the package at `root`, and returns a folder with the symbol graphs of its modules."""
    package = ["swift", "build", "--package-path", str(root), *flags]
    run(*package)
    built = run(*package, "--show-bin-path").strip().split("\n")[-1]
    triple = json.loads(run(tool("swiftc"), "-print-target-info"))["target"]["unversionedTriple"]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="symbol-graphs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for module in modules:
        (folder / module).mkdir()
        run(tool("swift-symbolgraph-extract"), "-module-name", module, "-target", triple,
            "-I", f"{built}/Modules", "-minimum-access-level", "public",
            "-output-dir", str(folder / module), *options)
    return folder


def symbols(folder, module):
    """The public and open symbols of a module, those it adds to other modules' types included."""
    found = []
    for path in sorted((folder / module).glob("*.symbols.json")):
        found += json.loads(path.read_text())["symbols"]
    return found


def name(symbol):
    return ".".join(symbol["pathComponents"])


def place(symbol):
    """The file and the line of a symbol, or nil for one that the compiler has made up."""
    location = symbol.get("location")
    if not location:
        return None
    return pathlib.Path(location["uri"].removeprefix("file://")), location["position"]["line"] + 1
