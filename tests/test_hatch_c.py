"""hatch_c.py changes mypyc's C by patterns: it has to go on finding what they describe."""

from __future__ import annotations

import os
import re

import pytest

from hatch_c import compile_whole, mark_cold, write_docstrings

COLD = '__attribute__((optimize("O0"))) '
HEAD = re.compile(r"^[ \t]*(?:__attribute__\S+ )?(?:static )?\w+[ *\n]+\w+\([^;{)]*\)\s*\{", re.MULTILINE)
BELOW = '''"""The lower library."""

from mypy_extensions import i64


class Shape:
    """A shape."""

    sides: i64

    def __init__(self, sides: i64) -> None:
        self.sides = sides

    @property
    def double(self) -> int:
        """Twice the sides."""
        return 2 * self.sides

    def area(self) -> i64:
        """How large it is."""
        return self.sides

    def name(self) -> i64:
        """Nobody overrides it."""
        return self.area()


def ask(shape: Shape) -> i64:
    """Ask one shape."""
    return shape.area() + shape.name()
'''
ABOVE = '''"""The upper library."""

from mypy_extensions import i64

from below import Shape


class Square(Shape):
    """A square."""

    def area(self) -> i64:
        return self.sides * self.sides
'''


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Compile two libraries to C, one above the other, and change the C as the build does."""
    root = tmp_path_factory.mktemp("c")
    (root / "below.py").write_text(BELOW, "utf-8")
    (root / "above.py").write_text(ABOVE, "utf-8")
    orders = ["--strict", f"--cache-dir={os.devnull}", "below.py", "above.py"]
    before = os.getcwd()  # noqa: PTH109 - as it stands beside chdir
    os.chdir(root)
    try:
        libraries = compile_whole(orders, [(["below.py"], "lower"), (["above.py"], "upper")])
    finally:
        os.chdir(before)
    for name, text in (file for files in libraries for file in files):
        (root / name).write_text(text, "utf-8")
    write_docstrings(root, ["below.py"], root)
    mark_cold(root)
    return {file.name: file.read_text("utf-8") for file in root.glob("*.c")}


def body_of(function: str, text: str) -> str:
    """Return the C of a function."""
    found = re.search(rf"^\w+ \**{function}\([^;{{]*\)\s*\{{.*?^\}}", text, re.MULTILINE | re.DOTALL)
    assert found, function
    return found[0]


@pytest.mark.parametrize("about", ["A shape.", "Twice the sides.", "How large it is.", "Ask one shape."])
def test_docstrings_are_written(about: str, written: dict[str, str]) -> None:
    """Of a class, a property, a method and a function."""
    assert about in written["__native_lower.c"]


def test_what_is_cold_is_not_optimised(written: dict[str, str]) -> None:
    """What runs once, and what unpacks the arguments of a call from Python: every such function, and no other."""
    heads = [head[0] for head in HEAD.finditer(written["__native_lower.c"])]
    once = re.compile(r"CPyPy_|____top_level__|CPyExec_|_[gs]et_\w+")
    assert [head for head in heads if once.search(head) and COLD not in head] == []
    assert [head for head in heads if COLD in head and not once.search(head)] == []
    marked = "".join(head for head in heads if COLD in head)
    names = [
        "CPyPy_below___ask",
        "CPyDef_below_____top_level__",
        "CPyExec_below",
        "Shape_get_double",
        "Shape_set_sides",
    ]
    assert [name for name in names if name not in marked] == []


def test_mypyc_sees_the_whole(written: dict[str, str]) -> None:
    """It asks the subclass of another library, calls directly what nobody overrides, and trusts the constructor."""
    ask = body_of("CPyDef_below___ask", written["__native_lower.c"])
    assert "CPY_GET_METHOD" in ask
    assert "CPyDef_below___Shape___name(" in ask
    assert "bitmap" not in body_of("CPyDef_below___Shape___area", written["__native_lower.c"])
