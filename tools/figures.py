"""The figures of the house: what tells whether the code is in order, counted in a tree of the sources.

    python -m tools.figures                  the present tree
    python -m tools.figures --tree FOLDER    another checkout
    python -m tools.figures --list loops     the places behind a figure

Speed is no business of this file: bench/compare.py measures it.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tools.count_calls import calls_of_one_choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "saecula")
SAMPLE = "sample"  # the title to copy: named wherever the copying is
SHARED_NAMES = "## Names that several titles share"  # a section of GLOSSARY.md
NOT_OURS = {".git", ".venv", ".venv-bench", "build", "dist", "node_modules"}
OWN_TOP_FOLDERS = {"docs", "tests", "web"}  # where a title's docs, tests and board lie; the board's tests too
WRITTEN = ("src", "tests", "tools", "bench")
MAX_LINES = 400
# Titles once had parts in bots/ and term/ too: only the sum of these rooms can be compared.
GAME_ROOMS = ("games", "bots", "term", "match", "kernel", "lab", "texts")
ROOM_OF_FILE = dict.fromkeys(("asking", "match", "odds", "opening", "preview"), "match") | {
    "arguments": "cli",
    "cli": "cli",
}
COPIED = 0.8  # so much of a type of the page is in one declaration: it was copied
MIN_FIELDS = 3  # fewer are alike by chance


INTERFACE = re.compile(r"^( *)(?:export )?(?:interface \w+|type \w+ =)[^\n;]*\{\n.*?^\1\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^ *(?:readonly )?(\w+)\??:", re.MULTILINE)
LIST = re.compile(r"= \[[^\[\]]*\] as const;")
WORD = re.compile(r"'([^']*)'")


def files_of(tree: Path, *suffixes: str) -> Iterator[Path]:
    """Go through the files of a tree that somebody wrote."""
    for path in sorted(tree.rglob("*")):
        parts = path.relative_to(tree).parts
        hidden = any(part in NOT_OURS or part.startswith(".") or part == "__pycache__" for part in parts)
        if path.is_file() and not hidden and (not suffixes or path.suffix in suffixes):
            yield path


def lines_of(path: Path) -> list[str]:
    """Return the lines of a file."""
    return path.read_text("utf-8").splitlines()


def parsed(tree: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Go through the Python files of the package."""
    for path in files_of(tree / PACKAGE, ".py"):
        yield path.relative_to(tree), ast.parse(path.read_text("utf-8"))


def titles_of(tree: Path) -> list[str]:
    """Return the titles: the packages in games/ but the sample."""
    found = (path.parent.name for path in (tree / PACKAGE / "games").glob("*/__init__.py"))
    return sorted(title for title in found if title != SAMPLE)


def words_of(path: Path) -> set[str]:
    """Return the words in a path: `term/bronze_dice.py` has term, bronze, dice and py."""
    return set(re.split(r"[^a-z]+", path.as_posix().lower()))


# --- a title is a folder ---------------------------------------------------------------------------------------------


def strays(tree: Path) -> list[str]:
    """Find the files that carry a title's name and lie outside its folder; tests, docs and the web board may."""
    found = []
    paths = [path.relative_to(tree) for path in files_of(tree)]
    for title in titles_of(tree):
        home = PACKAGE / "games" / title
        for path in paths:
            at_home = home in path.parents or path.parts[0] in OWN_TOP_FOLDERS
            if title in words_of(path) and not at_home:
                found.append(f"{title}: {path.as_posix()}")
    return found


def platform_files_naming_a_title(tree: Path) -> list[str]:
    """Find the Python files outside games/ in which a title is named, in code or comment."""
    named = re.compile(rf"\b({'|'.join(titles_of(tree))})\b", re.IGNORECASE)
    games = tree / PACKAGE / "games"
    paths = [path for path in files_of(tree / PACKAGE, ".py") if games not in path.parents]
    return [path.relative_to(tree).as_posix() for path in paths if named.search(path.read_text("utf-8"))]


# --- the arrow -------------------------------------------------------------------------------------------------------


def import_graph(tree: Path) -> dict[str, set[str]]:
    """Return which module of the package imports which, those behind TYPE_CHECKING and inside functions too."""
    trees = {module_name(path): found for path, found in parsed(tree)}
    graph: dict[str, set[str]] = {name: set() for name in trees}
    for name, module in trees.items():
        for node in ast.walk(module):
            if isinstance(node, ast.Import):
                graph[name] |= {alias.name for alias in node.names} & graph.keys()
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                for alias in node.names:
                    below = f"{node.module}.{alias.name}"
                    graph[name] |= {below if below in graph else node.module} & graph.keys()
    return graph


def module_name(path: Path) -> str:
    """Return the name under which a file of src/ is imported."""
    parts = path.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Return the modules that a module imports, directly or not."""
    found: set[str] = set()
    open_ = [start]
    while open_:
        new = graph[open_.pop()] - found
        found |= new
        open_ += new
    return found


def rings(tree: Path) -> list[str]:
    """Find the groups of modules that import each other, directly or not."""
    graph = import_graph(tree)
    reach = {name: reached(graph, name) for name in graph}
    groups = {frozenset(other for other in reach[name] if name in reach[other]) for name in graph}
    return sorted(", ".join(sorted(group)) for group in groups if group)


# --- Python that reads as Python -------------------------------------------------------------------------------------


def counting_loops(tree: Path) -> list[str]:
    """Find every `while x < bound:` whose body adds a constant to x."""
    found = []
    for path, module in parsed(tree):
        loops = [node for node in ast.walk(module) if isinstance(node, ast.While)]
        found += [f"{path.as_posix()}:{loop.lineno}" for loop in loops if counts(loop)]
    return found


def counts(loop: ast.While) -> bool:
    """Say whether a loop counts."""
    test = loop.test
    if not (isinstance(test, ast.Compare) and isinstance(test.left, ast.Name)):
        return False
    return isinstance(test.ops[0], (ast.Lt, ast.LtE)) and any(adds_to(line, test.left.id) for line in loop.body)


def adds_to(line: ast.stmt, name: str) -> bool:
    """Say whether a statement is `name += constant`."""
    if not (isinstance(line, ast.AugAssign) and isinstance(line.op, ast.Add)):
        return False
    return isinstance(line.target, ast.Name) and line.target.id == name and isinstance(line.value, ast.Constant)


def row_arithmetic(tree: Path) -> list[str]:
    """Find what multiplies by a length of the rows of Sands' state (`seat * SHEET + …`), outside its file."""
    found = []
    state = PACKAGE / "games" / "sands" / "state.py"
    homes = [module_name(state.with_name(name)) for name in ("state.py", "layout.py")]
    for path, module in parsed(tree):
        lengths = {name for home in homes for name in imported_constants(module, home)} if path != state else set()
        products = [node for node in ast.walk(module) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)]
        for node in products:
            sides = {ast.unparse(side) for side in (node.left, node.right)}
            found += [f"{path.as_posix()}:{node.lineno}"] if sides & lengths else []
    return found


def imported_constants(module: ast.Module, source: str) -> set[str]:
    """Return the constants that a module has from another, as it writes them: `SHEET`, or `layout.SHEET`."""
    imports = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom) and node.module == source]
    found = {alias.asname or alias.name for node in imports for alias in node.names if alias.name.isupper()}
    name = source.rpartition(".")[2]
    return found | {ast.unparse(node) for node in ast.walk(module) if is_constant_of(node, name)}


def is_constant_of(node: ast.AST, module: str) -> bool:
    """Say whether something is `module.CONSTANT`."""
    if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
        return False
    return node.value.id == module and node.attr.isupper()


def class_homes(tree: Path) -> dict[str, list[str]]:
    """Return the modules in which each class name is defined."""
    homes: dict[str, set[str]] = defaultdict(set)
    for path, module in parsed(tree):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                homes[node.name].add(module_name(path))
    return {name: sorted(homes[name]) for name in sorted(homes)}


def shared_names(tree: Path) -> set[str]:
    """Return the class names that the glossary explains: one class in each title, none outside."""
    glossary = tree / "GLOSSARY.md"
    text = glossary.read_text("utf-8") if glossary.exists() else ""
    rows = [row for row in text.partition(SHARED_NAMES)[2].splitlines() if row.startswith("* ")]
    return {name for row in rows for name in re.findall(r"\*\*(\w+)\*\*", row)}


def title_of(module: str) -> str:
    """Return the title whose folder a module lies in, or nothing."""
    found = re.match(r"saecula\.games\.(\w+)\.", f"{module}.")
    return found[1] if found else ""


def class_names_defined_twice(tree: Path) -> list[str]:
    """Find the names of several classes that the glossary does not explain; copies of the sample keep theirs."""
    shared = shared_names(tree)
    found = []
    for name, homes in class_homes(tree).items():
        titles = [title_of(home) for home in homes]
        explained = name in shared and all(titles) and len(set(titles)) == len(titles)
        if not explained and len(homes) - titles.count(SAMPLE) > 1:
            found.append(f"{name}: {', '.join(homes)}")
    return found


# --- sizes -----------------------------------------------------------------------------------------------------------


def long_files(tree: Path) -> list[str]:
    """Find the files past 400 lines: Python of source, tests, tools and build, Svelte and TypeScript of the page."""
    python = [*sorted(tree.glob("*.py")), *(path for folder in WRITTEN for path in files_of(tree / folder, ".py"))]
    page = [path for path in files_of(tree / "web", ".svelte", ".ts") if not path.name.endswith(".gen.ts")]
    sizes = [(path.relative_to(tree).as_posix(), len(lines_of(path))) for path in (*python, *page)]
    return [f"{path}: {size}" for path, size in sizes if size > MAX_LINES]


def lines_of_hand_copied_types(tree: Path) -> list[str]:
    """Return the lines of TypeScript, in any file, that say by hand what Python declares (schema.json) already."""
    shapes, lists = declared()
    found = []
    for path in files_of(tree / "web" / "src", ".ts", ".svelte"):
        text = path.read_text("utf-8")
        copies = [copy for copy in INTERFACE.finditer(text) if is_copied(set(FIELD.findall(copy.group())), shapes)]
        copies += [copy for copy in LIST.finditer(text) if frozenset(WORD.findall(copy.group())) in lists]
        for copy in copies if not path.name.endswith((".gen.ts", ".test.ts")) else ():
            first = text.count("\n", 0, copy.start()) + 1
            lines = range(first, first + copy.group().count("\n") + 1)
            found += [f"{path.relative_to(tree).as_posix()}:{n}" for n in lines]
    return found


def declared() -> tuple[list[set[str]], set[frozenset[str]]]:
    """Return the fields of every class that the page gets or sends, and the words of every Literal."""
    shapes, lists = [], set()
    for path in (ROOT / "web" / "src").rglob("schema.json"):
        for one in json.loads(path.read_text("utf-8"))["$defs"].values():
            if one.get("properties"):
                shapes.append(set(one["properties"]))
            elif "enum" in one:
                lists.add(frozenset(one["enum"]))
    return shapes, lists


def is_copied(fields: set[str], shapes: list[set[str]]) -> bool:
    """Say whether the fields of a type are those of a declaration."""
    return len(fields) >= MIN_FIELDS and any(len(fields & shape) >= COPIED * len(fields) for shape in shapes)


def lines_of_python(tree: Path) -> list[str]:
    """Return the lines of Python in src."""
    paths = files_of(tree / "src", ".py")
    return [f"{path.relative_to(tree).as_posix()}:{n}" for path in paths for n, _ in enumerate(lines_of(path), 1)]


def room_of(path: Path) -> str:
    """Return the room that a file of the package lies in; some began as files beside the rooms."""
    first = path.parts[0]
    return first if len(path.parts) > 1 else ROOM_OF_FILE.get(first.removesuffix(".py"), "beside the rooms")


def lines_by_room(tree: Path) -> dict[str, int]:
    """Return the lines of Python in src, those of the game and those of the service first together, then by room."""
    found = dict.fromkeys(("the game", *GAME_ROOMS, "the service"), 0)
    for path in files_of(tree / PACKAGE, ".py"):
        room = room_of(path.relative_to(tree / PACKAGE))
        lines = len(lines_of(path))
        found[room] = found.get(room, 0) + lines
        found["the game" if room in GAME_ROOMS else "the service"] += lines
    return found


# --- all of them -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figure:
    """Something that is counted, and how many there are to be."""

    key: str
    about: str
    find: Callable[[Path], list[str]]
    goal: str


FIGURES = (
    Figure("strays", "files of a title outside its folder, its tests, docs and board", strays, "0"),
    Figure("names", "platform files that name a title", platform_files_naming_a_title, "≤ 2"),
    Figure("rings", "rings of imports, TYPE_CHECKING included", rings, "0"),
    Figure("loops", "counting while loops", counting_loops, "< 20"),
    Figure("rows", "row arithmetic outside state.py (Sands)", row_arithmetic, "0"),
    Figure("classes", "class names defined more than once, unexplained", class_names_defined_twice, "0"),
    Figure("long", "files past 400 lines (source, tests, page)", long_files, "0"),
    Figure("types", "lines of TypeScript types copied by hand", lines_of_hand_copied_types, "0"),
    Figure("lines", "lines of Python in src", lines_of_python, "fewer"),
)
CALLS_GOAL = "≤ 0.6 of before"


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, default=ROOT, help="a checkout; by default the one this file is in")
    parser.add_argument("--list", choices=[figure.key for figure in FIGURES], help="list what one figure counts")
    parser.add_argument("--no-calls", action="store_true", help="leave out the traced choices, which take a minute")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    tree = arguments.tree.resolve()
    if arguments.list:
        figure = next(figure for figure in FIGURES if figure.key == arguments.list)
        sys.stdout.writelines(f"{place}\n" for place in figure.find(tree))
        return 0
    found = {figure.key: len(figure.find(tree)) for figure in FIGURES}
    calls = {} if arguments.no_calls else {title: calls_of_one_choice(tree, title) for title in titles_of(tree)}
    if arguments.json:
        sys.stdout.write(json.dumps(found | {"calls": calls, "rooms": lines_by_room(tree)}, indent=2) + "\n")
        return 0
    rows = [(figure.about, found[figure.key], figure.goal) for figure in FIGURES]
    rows += [(f"Python calls of one choice at the server, {title}", n, CALLS_GOAL) for title, n in calls.items()]
    sys.stdout.writelines(f"{about:66} {number:>7,}   goal {goal}\n" for about, number, goal in rows)
    rooms = lines_by_room(tree)
    sys.stdout.writelines(f"lines of Python, {room:49} {number:>7,}\n" for room, number in rooms.items())
    return 0


if __name__ == "__main__":
    sys.exit(main())
