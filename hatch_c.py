"""The C of the libraries, as mypyc writes it, and what is changed in it before it is compiled.

The whole: mypyc is to see all modules at once, though it writes a library for each part. Then it knows every subclass:
it calls methods that nobody overrides directly, and reads fields that every constructor fills without asking.

Docstrings: mypyc leaves them out, so `help(saecula.Match.play)` would be empty. A function of C has one text for its
signature and its documentation. Types have no place in that signature, so the documentation begins with the whole one,
as the source has it.

Cold functions: what runs once, at import, and what only unpacks the arguments of a call from Python is half of the C.
The compiler is not to optimise it: a third less to do.
"""

from __future__ import annotations

import ast
import re
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from typing import TypeAlias

    Libraries: TypeAlias = list[tuple[list[str], str | None]]  # the modules of each, and its name

COLD = re.compile(
    r"^( *)((?:PyObject \*CPyPy_\w+|char CPyDef_\w+_____top_level__|(?:static )?int CPyExec_\w+"
    r"|static (?:PyObject \*|int)\s+\w+_[gs]et_\w+)\([^;{]*\)\s*\{)",
    re.MULTILINE,
)
STRING = r'PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'
FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_ |]+, )" + STRING)
CLASS = re.compile(r"(\.tp_methods = (\w+)_methods,(?:\s*\.\w+ = [^\n]*\n)*?\s*\.tp_doc = )" + STRING)
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*NULL, )()NULL, NULL\}")


def compile_whole(orders: list[str], libraries: Libraries) -> list[list[tuple[str, str]]]:
    """Return the files of C of each library, as name and text; an error of type ends the build."""
    from mypy.errors import CompileError  # noqa: PLC0415  here: a pure wheel needs no mypyc
    from mypy.fscache import FileSystemCache  # noqa: PLC0415
    from mypyc.build import construct_groups, emit_messages, get_mypy_config  # noqa: PLC0415
    from mypyc.codegen.emitmodule import compile_modules_to_c, parse_and_typecheck  # noqa: PLC0415
    from mypyc.errors import Errors  # noqa: PLC0415
    from mypyc.options import CompilerOptions  # noqa: PLC0415

    wishes = CompilerOptions(separate=True)
    wishes.global_opts = True  # mypyc gives that up where it has to expect subclasses that it does not see
    files = FileSystemCache()
    sources, all_sources, options = get_mypy_config(orders, None, wishes, files)
    groups = construct_groups(sources, libraries, use_shared_lib=True, group_name_override=None)
    try:
        checked = parse_and_typecheck(all_sources, options, wishes, [(sources, "whole")], files)
    except CompileError as error:
        emit_messages(options, error.messages, 0, serious=not error.use_stdout)
        raise SystemExit(1) from None
    errors = Errors(options)
    _, written, _ = compile_modules_to_c(checked, wishes, errors, groups)
    if errors.num_errors:
        emit_messages(options, errors.new_messages(), 0)
        raise SystemExit(1)
    return written


def write_docstrings(root: Path, modules: Iterable[str], folder: Path) -> None:
    """Write the docstrings of these modules, named by their files, into all C files of a folder."""
    texts: dict[str, str] = {}
    for module in modules:
        home = module.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", "___")
        for node in ast.parse((root / module).read_text("utf-8")).body:
            read_docstrings(node, home, texts)
    for file in sorted(folder.glob("*.c")):
        text = file.read_text("utf-8")
        for pattern, end in ((FUNCTION, ""), (CLASS, ""), (PROPERTY, ", NULL}")):
            text = pattern.sub(partial(documented, texts, end), text)
        file.write_text(text, "utf-8")


def mark_cold(folder: Path) -> None:
    """Tell the compiler, in all C files of a folder, which functions are not worth its time."""
    for file in sorted(folder.glob("*.c")):
        text = file.read_text("utf-8")
        file.write_text(COLD.sub(r'\1__attribute__((optimize("O0"))) \2', text), "utf-8")


def read_docstrings(node: ast.stmt, home: str, texts: dict[str, str]) -> None:
    """Read what is said of a function, or of a class and its methods, by the name that mypyc gives them in C."""
    if not isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return
    name = f"{home}___{node.name}"
    text = ast.get_docstring(node) or ""
    if isinstance(node, ast.FunctionDef):
        if any(ast.unparse(decorator) == "property" for decorator in node.decorator_list):
            name = f"{home}_get_{node.name}"
        else:
            returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
            text = f"{node.name}({ast.unparse(node.args)}){returned}\n\n{text}"
    texts[name] = text
    for below in node.body if isinstance(node, ast.ClassDef) else ():
        read_docstrings(below, name, texts)


def documented(texts: dict[str, str], end: str, found: re.Match[str]) -> str:
    """Return an entry of one of mypyc's tables with the docstring of what it names."""
    before, name, signature = found.groups()
    if name not in texts:
        return found.group()
    return f'{before}PyDoc_STR("{signature}{escaped(texts[name])}"){end}'


def escaped(text: str) -> str:
    """Return text as it stands between the quotation marks of a C string."""
    plain = {byte for byte in range(ord(" "), ord("~") + 1) if chr(byte) not in '"\\?'}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
