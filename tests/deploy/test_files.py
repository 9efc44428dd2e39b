"""The files in deploy/ fit this tree and `saecula serve`, as far as that can be seen without a network."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruamel.yaml import YAML

from bootstrap import ENGINE_SOURCES, PAGE_SOURCES
from saecula.cli.arguments import parser
from saecula.texts import platform_texts
from tests.deploy.nginx import program
from tests.server.living import Server

if TYPE_CHECKING:
    import argparse

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
MAX_EXPOSURE = 15  # tenths: systemd calls up to 2.0 “safe”
PORT = 8120
FOR_PLAYERS = {"--help", "--lang", "--dice", "--open", "--no-open"}  # and for tests
# What a Caddyfile may say where ours says it.
CADDY_WORDS: dict[tuple[str, ...], set[str]] = {
    (): {"servers", "header", "request_body", "reverse_proxy"},
    ("servers",): {"timeouts"},
    ("servers", "timeouts"): {"read_header", "read_body", "idle"},
    ("request_body",): {"max_size"},
    ("reverse_proxy",): {"transport"},
    ("reverse_proxy", "transport"): {"keepalive"},
}


def served(words: list[str]) -> argparse.Namespace:
    """Read a command of `saecula`; an option that does not exist is a problem."""
    found = parser(platform_texts("en")).parse_args(words)
    assert found.command == "serve"
    return found


def help_of_serve() -> str:
    """Return what `saecula serve --help` prints."""
    command = [sys.executable, "-m", "saecula", "serve", "--help"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# -- systemd ----------------------------------------------------------------------------------------------------------


def unit_file() -> str:
    """Return the unit, with long lines joined."""
    return (DEPLOY / "saecula.service").read_text("utf-8").replace("\\\n", " ")


def analyzed(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Let systemd-analyze judge the unit; only the program that it starts is one of this machine."""
    file = folder / "saecula.service"
    file.write_text(unit_file().replace("/opt/saecula/bin/saecula ", f"{sys.executable} "), "utf-8")
    command = [program("systemd-analyze", "systemd"), *words, str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Every word of it, without a warning."""
    done = analyzed(tmp_path, "verify", "--man=no", "--recursive-errors=no")
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_unit_is_hardened(tmp_path: Path) -> None:
    """Systemd's own measure of what a service could do if it were taken over."""
    done = analyzed(tmp_path, "security", "--offline=true", "--no-pager", f"--threshold={MAX_EXPOSURE}")
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


def test_the_unit_starts_what_saecula_knows() -> None:
    """In its own folder, and reachable for the proxy alone."""
    line = re.search(r"^ExecStart=(.*)$", unit_file(), re.MULTILINE)
    assert line
    program_file, *words = shlex.split(line[1])
    assert program_file == "/opt/saecula/bin/saecula"
    found = served(words)
    assert (found.host, found.port, found.store) == ("127.0.0.1", PORT, "${STATE_DIRECTORY}/saecula.db")
    assert (found.host_name, found.trusted_proxy) == (["table.example.org"], ["127.0.0.1"])


# -- containers -------------------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str, str]]:
    """Return stage, instruction and arguments of every line of the Containerfile; the last stage has no name."""
    found, stage = [], ""
    for line in (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            stage = rest.partition(" AS ")[2]
        if line and word != "#":
            found.append((stage, word, rest.strip()))
    return found


def copies(stage: str) -> list[tuple[str, str]]:
    """Return what a stage copies from the tree, and where to."""
    found = []
    for where, word, rest in instructions():
        if (where, word) == (stage, "COPY") and not rest.startswith("--from"):
            *sources, target = rest.split()
            found += [(source, target) for source in sources]
    return found


def of_image(word: str) -> list[str]:
    """Return what the last stage says by an instruction."""
    return [rest for stage, found, rest in instructions() if (stage, found) == ("", word)]


def test_the_image_is_built_from_files_of_the_tree(tmp_path: Path) -> None:
    """Nothing that the page or the engine depends on is forgotten: a wheel is built from what is copied alone."""
    tree = tmp_path / "tree"
    page = {source for source, _ in copies("page")}
    assert {source for source in (*PAGE_SOURCES, "web/package.json", "web/.npmrc") if source not in page} == set()
    assert [source for source in page if not (ROOT / source).exists()] == []
    for source, target in copies("engine"):
        goal = tree / target / Path(source).name if target == "./" else tree / target
        goal.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, goal, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(ROOT / source, goal)
    assert [source for source in ENGINE_SOURCES if not (tree / source).exists()] == []
    (tree / "web" / "dist").mkdir(parents=True)
    (tree / "web" / "dist" / "index.html").write_text("<!doctype html>", "utf-8")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=tree, env={**os.environ, "SAECULA_PURE": "1"}, check=True, capture_output=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert {"saecula/server/run.py", "saecula/web/index.html", "saecula/docs/rules/bronze.en.md"} <= set(names)


def test_the_image_runs_as_nobody_in_particular() -> None:
    """And what it starts exists."""
    assert of_image("USER") == ["10001:10001"]
    assert of_image("VOLUME") == ["/var/lib/saecula"]
    found = served(json.loads(of_image("CMD")[0]))
    assert (found.port, found.store) == (PORT, "/var/lib/saecula/saecula.db")
    assert of_image("EXPOSE") == [str(PORT)]
    assert json.loads(of_image("ENTRYPOINT")[0]) == ["/opt/saecula/bin/saecula"]


def test_the_check_of_health_tells_a_server_from_none(tmp_path: Path) -> None:
    """By its exit code."""
    _, *words = json.loads(of_image("HEALTHCHECK")[0].partition("CMD")[2])
    server = Server(str(tmp_path / "store.db")).start()
    check = [sys.executable, *(word.replace(f":{PORT}/", f":{server.port}/") for word in words)]
    try:
        assert subprocess.run(check, check=False).returncode == 0
    finally:
        server.stop()
    assert subprocess.run(check, check=False, stderr=subprocess.DEVNULL).returncode != 0


def compose() -> dict[str, Any]:
    """Return what compose.yaml says."""
    found: dict[str, Any] = YAML(typ="safe").load(DEPLOY / "compose.yaml")
    return found


def test_compose_fits_its_schema() -> None:
    """That of the Compose specification."""
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*check, str(DEPLOY / "compose.yaml")], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_compose_starts_what_saecula_knows() -> None:
    """With a read-only root, without any capability, and reachable for the proxy alone."""
    services, networks = compose()["services"], compose()["networks"]
    own, proxy = services["saecula"], services["proxy"]
    found = served(own["command"])
    assert (found.port, found.store) == (PORT, "postgresql://saecula@database/saecula")
    assert (own["read_only"], own["cap_drop"], own["security_opt"]) == (True, ["ALL"], ["no-new-privileges:true"])
    assert (own["networks"], networks["inside"]["internal"], "ports" in own) == (["inside"], True, False)
    assert (DEPLOY / own["build"]["context"] / own["build"]["dockerfile"]).is_file()
    assert proxy["environment"]["UPSTREAM"] == f"saecula:{PORT}"
    assert found.trusted_proxy == [proxy["networks"]["inside"]["ipv4_address"]]


# -- proxies and words ------------------------------------------------------------------------------------------------


def test_the_caddyfile_says_what_caddy_knows() -> None:
    """Every directive stands where it belongs, and every variable is one that compose sets."""
    text = re.sub(r"^\s*#.*\n", "", (DEPLOY / "Caddyfile").read_text("utf-8"), flags=re.MULTILINE)
    inside: list[str] = []  # blocks that are open; the first is the options, or the site
    for line in filter(None, map(str.strip, text.splitlines())):
        word = line.split()[0]
        if inside and word != "}":
            assert word in CADDY_WORDS[tuple(inside[1:])], line
        if line.endswith("{"):
            inside.append(word)
        elif word == "}":
            inside.pop()
    assert inside == []
    variables = dict(re.findall(r"\{\$(\w+):([^}]+)\}", text))
    assert variables == {"PUBLIC_NAME": "localhost", "UPSTREAM": f"127.0.0.1:{PORT}"}
    assert variables.keys() == compose()["services"]["proxy"]["environment"].keys()


def test_the_guide_names_options_and_files_that_exist() -> None:
    """Every option of its table is one of `saecula serve`, and the other way round; every file is explained."""
    guide = (ROOT / "docs" / "operating.md").read_text("utf-8")
    rows = [row for row in guide.splitlines() if row.startswith("| `--")]
    told = {option for row in rows for option in re.findall(r"--[a-z-]+", row.split("|")[1])}
    known = set(re.findall(r"--[a-z][a-z-]+", help_of_serve()))
    assert told <= known
    assert known - told <= FOR_PLAYERS
    assert {file.name for file in DEPLOY.iterdir() if f"(../deploy/{file.name})" not in guide} == set()
