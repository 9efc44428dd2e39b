"""The build hook: compile the engine with mypyc into the wheel, or make a pure wheel where that cannot be done.

SAECULA_PURE=1 makes a pure wheel in any case; with SAECULA_PURE=0 a build that cannot compile fails. SAECULA_OPT_LEVEL
(0 to 3) is how much the C compiler optimises, in place of what was measured as best: at 0 it is done in a fraction of
the time, and the engine is slow.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "src/saecula"
ON_WINDOWS = os.name == "nt"  # setuptools finds Microsoft's compiler, which has flags of its own
# One library for the kernel, for each title, for each room of bots, and for what speaks: calls inside one are cheap,
# and they are built side by side.
GROUP = "saecula"
GAME_FILES = (
    "bits.py",
    "state.py",
    "tables.py",
    "words.py",
    "thumb.py",
    "thumb/*.py",
    "views.py",
    "eyes.py",
    "eyes_*.py",
    "hidden.py",
    "rules/*.py",
)
# What turns a state into words and pictures: the server does it for every choice of everybody.
SPEAKING_FILES = (
    "match/asking.py",
    "match/match.py",
    "match/planning.py",
    "match/speech.py",
    "texts/__init__.py",
    "server/pictures.py",
    "server/showing.py",
)
BOT_FILES = ("bots/native/*.py", "games/*/bots/native/*.py")  # the bots' models of a title
# Playouts run through the kernel and the rules: -O3 gives 7 to 16 % more of them than -O1; hints run through the bots.
# What else there is gains nothing.
LEVEL = "3"
LOW_LEVEL = "1"
LOW_LEVEL_LIBRARIES = ("_match", "_sample")
# The functions of a shared library may be replaced from outside, so GCC does not inline them; with this it does:
# 14 to 18 % more playouts.
INLINING = ("-fno-semantic-interposition",)
# Nothing but its initialiser is called from outside a library: less to compile, 2 % more playouts.
CLOSED = ("-fwhole-program", '-DPyMODINIT_FUNC=__attribute__((externally_visible,visibility("default"))) PyObject*')
# What these would find out helps no playout: a fifth less to do.
FRUITLESS = tuple(
    f"-fno-{name}"
    for name in ["tree-pta", "ipa-pure-const", "tree-vectorize", "tree-pre", "tree-vrp", "gcse", "code-hoisting"]
)
PUBLIC = (f"{PACKAGE}/kernel/", f"{PACKAGE}/match/")  # what researchers call: these modules keep their docstrings
LIBRARY_END = "__mypyc"  # as mypyc names them
# Of C that nobody has written nothing is to be told; and -Wall, which Python asks for, measures the column of every
# line: half of all the time.
QUIET = ("-w", "-Wno-all")
# Python finds a module by the name of a file. All these files are copies of one library, which asks for the name and
# begins the module in the library of its code.
SHIM = """#include <Python.h>
#include <string.h>

static const struct { const char *module, *library, *init; } HOMES[] = {
HOMES_HERE
};

static void *function(PyObject *library, const char *name)
{
    PyObject *capsule = PyObject_GetAttrString(library, name);
    if (!capsule) return NULL;
    void *found = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return found;
}

static PyObject *begin(const char *name, const char *init)
{
    PyObject *library = PyImport_ImportModule(name);
    if (!library) return NULL;
    int (*ensure_deps)(void) = (int (*)(void))function(library, "ensure_deps");
    if (!ensure_deps) PyErr_Clear();
    PyObject *(*init_module)(void) = (PyObject *(*)(void))function(library, init);
    Py_DECREF(library);
    if (!init_module || (ensure_deps && ensure_deps() < 0)) return NULL;
    return init_module();
}

static PyObject *create(PyObject *spec, PyModuleDef *definition)
{
    PyObject *name = PyObject_GetAttrString(spec, "name");
    const char *module = name ? PyUnicode_AsUTF8(name) : NULL;
    PyObject *made = NULL;
    size_t i = 0;
    while (module && i < sizeof HOMES / sizeof *HOMES && strcmp(HOMES[i].module, module)) i++;
    if (module && i < sizeof HOMES / sizeof *HOMES) made = begin(HOMES[i].library, HOMES[i].init);
    else if (module) PyErr_Format(PyExc_ImportError, "%s is not a compiled module", module);
    Py_XDECREF(name);
    return made;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, (void *)create}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "saecula", .m_slots = slots};
"""


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules and the generated saecula/_build.py to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into build/, never into src/; an editable install stays uncompiled."""
        if version == "editable":
            return
        root = Path(self.root)
        folder = root / "build" / f"{sys.implementation.cache_tag}-mypyc-{version_of('mypy')}"
        reason, compiled = compile_or_not(root, folder)
        if reason:
            self.app.display_warning(f"saecula: pure wheel, the same rules at a fraction of the speed ({reason})")
        else:
            for file in compiled:
                build_data["force_include"][str(file)] = file.relative_to(folder / "lib").as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        folder.mkdir(parents=True, exist_ok=True)
        facts = folder / "_build.py"
        facts.write_text(build_facts(compiled=not reason, sources=sources_hash(root / PACKAGE)), encoding="utf-8")
        build_data["force_include"][str(facts)] = "saecula/_build.py"
        page = Path(self.root, "web", "dist")
        if (page / "index.html").exists():  # built by bootstrap.py; without it the server serves no page
            build_data["force_include"][str(page)] = "saecula/web"


def compile_or_not(root: Path, folder: Path) -> tuple[str, list[Path]]:
    """Return the files to install; or a reason to install none, if the builder allows that."""
    reason = why_pure()
    if not reason:
        from setuptools.errors import BaseError, CCompilerError  # noqa: PLC0415 - a pure wheel does not need it

        try:
            return "", compile_modules(root, folder)
        except (BaseError, CCompilerError) as error:
            reason = f"the C compiler failed: {error}"
    if os.environ.get("SAECULA_PURE") == "0":
        raise SystemExit(f"saecula: SAECULA_PURE=0, but {reason}")
    return reason, []


def why_pure() -> str:
    """The reason to leave the modules uncompiled, or an empty string."""
    if os.environ.get("SAECULA_PURE") == "1":
        return "SAECULA_PURE=1"
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if not ON_WINDOWS and not find_compiler():
        return "no C compiler with the headers of this Python was found"
    return ""


def find_compiler() -> str:
    """The first C compiler here that can read Python.h, or an empty string."""
    if ON_WINDOWS:
        return ""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]) and reads_python_header(command):
            return str(command)
    return ""


def reads_python_header(command: str, *flags: str) -> bool:
    """A compiler without the headers of Python or of the C library is no compiler for us."""
    check = [*shlex.split(command), *flags, f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(check, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0


def compiler_flags() -> list[str]:
    """The flags beyond mypyc's own that the compiler here knows."""
    compiler = find_compiler()
    wanted = (INLINING, CLOSED, FRUITLESS, QUIET) if compiler else ()
    known = [flags for flags in wanted if reads_python_header(compiler, "-Werror", *flags)]
    return [flag for flags in known for flag in flags]


def opt_level(library: str) -> list[str]:
    """How much the compiler optimises a library, as a flag where it knows such."""
    usual = LOW_LEVEL if library.endswith(LOW_LEVEL_LIBRARIES) else LEVEL
    level = os.environ.get("SAECULA_OPT_LEVEL", usual)
    return [f"-O{level}"] if find_compiler() else []


def modules_to_compile(root: Path) -> list[str]:
    """The kernel, the rules of every title, what speaks of them, and the bots' models; paths relative to the root."""
    package = root / PACKAGE
    rules = set(package.glob("kernel/*.py"))
    for name in GAME_FILES:
        rules.update(package.glob(f"games/*/{name}"))
    for name in BOT_FILES:
        rules.update(package.glob(name))
    found = [path for path in rules if path.name != "__init__.py"] + [package / name for name in SPEAKING_FILES]
    return sorted(path.relative_to(root).as_posix() for path in found)


def library_of(module: str) -> str:
    """Which library a module goes into: a title's into the title's, a bot's into its room's."""
    room, title, *below = Path(module).parts[2:]
    if room == "games":
        return f"{GROUP}_{title}" + ("_bots" if below[0] == "bots" else "")
    return {"kernel": GROUP, "bots": f"{GROUP}_bots"}.get(room, f"{GROUP}_match")


def compile_modules(root: Path, folder: Path) -> list[Path]:
    """Compile what has changed, and return all libraries; an error of type ends the build."""
    from mypyc.build import mypycify  # noqa: PLC0415  here: a pure wheel needs neither mypyc nor setuptools

    sys.path.append(str(Path(__file__).parent))  # hatchling reads this file from elsewhere
    from hatch_c import compile_whole, mark_cold, write_docstrings  # noqa: PLC0415 - as above

    if compiler := find_compiler():
        os.environ["CC"] = compiler
    modules = modules_to_compile(root)
    libraries: list[tuple[list[str], str | None]] = [
        ([module for module in modules if library_of(module) == library], library)
        for library in sorted({library_of(module) for module in modules})
    ]
    # No memory of earlier builds: where a class has changed since, mypyc trips over it.
    orders = ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}", *modules]
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            orders,
            opt_level=LEVEL,
            debug_level="0",
            separate=libraries,
            skip_cgen_input=(compile_whole(orders, libraries), []),
            target_dir=str(folder / "c"),
        )
        write_docstrings(root, [module for module in modules if module.startswith(PUBLIC)], folder / "c")
        if compiler:  # GCC or Clang: they know the attribute
            mark_cold(folder / "c")
        return build_libraries(extensions, folder)
    finally:
        os.chdir(before)


def build_libraries(extensions: list[Any], folder: Path) -> list[Path]:
    """Build each library whose C has changed, the longest first, and one shim for all modules."""
    from setuptools import Distribution, Extension  # noqa: PLC0415 - as above
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class BuildChanged(build_ext):  # type: ignore[misc]  # setuptools is untyped
        """Builds what is not there, by its content: times of files tell nothing after a checkout."""

        def build_extension(self, extension: Any) -> None:  # noqa: ANN401
            content = fingerprint(extension)
            note = folder / "built" / extension.name
            if (
                note.exists()
                and note.read_text("utf-8") == content
                and Path(self.get_ext_fullpath(extension.name)).exists()
            ):
                return
            note.unlink(missing_ok=True)
            super().build_extension(extension)
            note.write_text(content, "utf-8")

    (folder / "built").mkdir(parents=True, exist_ok=True)
    flags = compiler_flags()
    ours, homes = [], {}
    for extension in extensions:  # each library, then its modules
        if extension.name.endswith(LIBRARY_END):
            level = opt_level(extension.name.removesuffix(LIBRARY_END))
            extension.extra_compile_args = [*extension.extra_compile_args, *flags, *level]
            ours.append(extension)
        else:
            homes[extension.name] = ours[-1].name
    ours.sort(key=lambda extension: -Path(extension.sources[0]).stat().st_size)
    shim = Extension("saecula_shim", [str(write_shim(homes, folder / "c" / "shim.c"))])
    command = BuildChanged(Distribution({"name": "saecula", "ext_modules": [*ours, shim]}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
    command.parallel = os.cpu_count()
    command.force = True
    command.ensure_finalized()
    command.run()
    for module in homes:
        copy = Path(command.get_ext_fullpath(module))
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(command.get_ext_fullpath(shim.name), copy)
    return [Path(command.get_ext_fullpath(name)) for name in [*(extension.name for extension in ours), *homes]]


def fingerprint(extension: Any) -> str:  # noqa: ANN401 - setuptools is untyped
    """One hash over all that a library is made from, and how."""
    compiler = shlex.split(os.environ.get("CC", ""))
    version = subprocess.run([*compiler, "--version"], capture_output=True, check=False).stdout if compiler else b""
    ways = f"{version_of('mypy')} {sys.version} {compiler} {extension.extra_compile_args} "
    total = hashlib.sha256(ways.encode() + version)
    for file in (*extension.sources, *extension.depends):
        total.update(Path(file).read_bytes())
    return total.hexdigest()


def write_shim(homes: dict[str, str], file: Path) -> Path:
    """Write the C of the library that stands for every module, which knows the library of each."""
    from mypyc.namegen import exported_name  # noqa: PLC0415 - as above

    modules = {name.removesuffix(".__init__"): library for name, library in homes.items()}
    rows = [f'    {{"{name}", "{library}", "init_{exported_name(name)}"}},' for name, library in modules.items()]
    names = sorted({"saecula_shim", *(name.rpartition(".")[2] for name in modules)})
    inits = [f"PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&definition); }}" for name in names]
    file.write_text(SHIM.replace("HOMES_HERE", "\n".join(rows)) + "\n".join(inits) + "\n", "utf-8")
    return file


def build_facts(*, compiled: bool, sources: str) -> str:
    """The text of saecula/_build.py."""
    return f'"""Written by the build."""\n\nCOMPILED: bool = {compiled}\nSOURCES: str = "{sources}"\n'


def sources_hash(package: Path) -> str:
    """One hash over path and content of every Python file, the same for a checkout and for a fresh install of it."""
    total = hashlib.sha256()
    files = (path for path in package.rglob("*.py") if path.name != "_build.py")
    for name, path in sorted((path.relative_to(package).as_posix(), path) for path in files):
        total.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()
