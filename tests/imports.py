"""The import graph of the package, imports for types included, and its rings."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src"
Graph = dict[str, set[str]]


def module_name(file: Path) -> str:
    """Return the name under which a file is imported."""
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def import_graph() -> Graph:
    """Return which module of saecula imports which others, wherever in the file."""
    files = {module_name(file): file for file in (SOURCES / "saecula").rglob("*.py")}
    return {name: imported_by(file, set(files)) - {name} for name, file in files.items()}


def imported_by(file: Path, known: set[str]) -> set[str]:
    """Return the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & known
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= whole & known
            found |= {node.module} & known if whole - known else set()
    return found


def reached_from(name: str, graph: Graph) -> set[str]:
    """Return the modules that a module imports, directly or through others."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        fresh = graph[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    return found


def rings(graph: Graph) -> list[list[str]]:
    """Return the groups of modules that all import each other, directly or through others."""
    reached = {name: reached_from(name, graph) for name in graph}
    found = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in graph
        if name in reached[name]
    }
    return [list(ring) for ring in sorted(found)]
