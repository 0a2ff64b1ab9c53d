"""Reads Swift files as code: comments and the text of strings are blanked out, line numbers stay."""

import pathlib
import re
import sys


def blanked(source, keep_interpolations=True):
    """Returns the source with comments and string text replaced by spaces.

    Newlines stay, so that line numbers do. The code inside `\\( )` of a string stays too.
    """
    out = []
    position = 0
    length = len(source)

    def blank(text):
        out.append(re.sub(r"[^\n]", " ", text))

    def string(start):
        """Blanks the literal that starts at `start`, and returns where it ends."""
        hashes = 0
        while source[start + hashes] == "#":
            hashes += 1
        quote = '"""' if source.startswith('"""', start + hashes) else '"'
        closing = quote + "#" * hashes
        escape = "\\" + "#" * hashes
        at = start + hashes + len(quote)
        blank(source[start:at])
        while at < length:
            if source.startswith(closing, at):
                blank(closing)
                return at + len(closing)
            if source.startswith(escape, at):
                at += len(escape)
                blank(escape)
                if at < length and source[at] == "(" and keep_interpolations:
                    at = code(at + 1, closes_at_parenthesis=True)
                elif at < length:
                    blank(source[at])
                    at += 1
                continue
            if quote == '"' and source[at] == "\n":
                return at
            blank(source[at])
            at += 1
        return at

    def code(at, closes_at_parenthesis=False):
        """Copies code up to the end, or up to the parenthesis that ends an interpolation."""
        depth = 0
        if closes_at_parenthesis:
            out.append(" ")
        while at < length:
            rest = source[at]
            if source.startswith("//", at):
                end = source.find("\n", at)
                end = length if end < 0 else end
                blank(source[at:end])
                at = end
            elif source.startswith("/*", at):
                end, nesting = at + 2, 1
                while end < length and nesting:
                    if source.startswith("/*", end):
                        nesting, end = nesting + 1, end + 2
                    elif source.startswith("*/", end):
                        nesting, end = nesting - 1, end + 2
                    else:
                        end += 1
                blank(source[at:end])
                at = end
            elif re.match(r'#*"', source[at:at + 8]):
                at = string(at)
            else:
                if closes_at_parenthesis:
                    depth += (rest == "(") - (rest == ")")
                    if depth < 0:
                        out.append(" ")
                        return at + 1
                out.append(rest)
                at += 1
        return at

    code(position)
    return "".join(out)


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def swift_files(root, *folders):
    """The Swift files below folders of the repository, in order; files alone may be named too."""
    found = []
    for folder in folders:
        path = root / folder
        if path.is_file():
            found.append(path)
        else:
            found += [p for p in path.rglob("*.swift") if ".build" not in p.parts]
    return sorted(found)


class Findings:
    """What a check has found: prints it, and ends the process."""

    def __init__(self, root):
        self.root = root
        self.lines = []

    def add(self, path, line, text):
        place = path.relative_to(self.root) if path.is_relative_to(self.root) else path
        self.lines.append(f"{place}:{line}: {text}")

    def end(self, success):
        for line in self.lines:
            print(line)
        if self.lines:
            print(f"{len(self.lines)} found")
            sys.exit(1)
        print(success)


def repository():
    """The repository to look at: the first argument, or the one that this file is in."""
    if len(sys.argv) > 1:
        return pathlib.Path(sys.argv[1]).resolve()
    return pathlib.Path(__file__).resolve().parent.parent.parent
