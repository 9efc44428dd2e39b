"""Settings of `saecula serve`: from the command line, else the environment, else a file, else the default."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from saecula import cli
from saecula.cli.settings import FILE_VARIABLE, SETTINGS
from saecula.store import masked
from saecula.texts import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (FILE_VARIABLE, *(setting.variable for setting in SETTINGS)):
        monkeypatch.delenv(name, raising=False)


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return what --show-config prints."""
    assert cli.main(["serve", "--show-config", *words]) == 0
    return capsys.readouterr().out


def test_the_nearest_source_of_a_setting_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each source is named beside the value; an empty variable counts as none."""
    file = tmp_path / "saecula.toml"
    file.write_text("port = 1\nworkers = 1\nlog = 'json'\nopen = true\n", "utf-8")
    monkeypatch.setenv(FILE_VARIABLE, str(file))
    monkeypatch.setenv("SAECULA_PORT", "2")
    monkeypatch.setenv("SAECULA_WORKERS", "2")
    monkeypatch.setenv("SAECULA_LOG", "")
    monkeypatch.setenv("SAECULA_TRUSTED_PROXY", "127.0.0.1, 10.0.0.0/8")
    text = shown(capsys, "--port", "3", "--no-open", "--host-name", "a.example.org", "--host-name", "b.example.org")
    found = tomllib.loads(text)
    assert found["host-name"] == ["a.example.org", "b.example.org"]
    assert found["trusted-proxy"] == ["127.0.0.1", "10.0.0.0/8"]
    assert (found["port"], found["workers"], found["log"], found["open"]) == (3, 2, "json", False)
    sources = {line.split(" = ")[0]: line.split(" # ")[1] for line in text.splitlines()}
    expected = {"port": "--port", "workers": "SAECULA_WORKERS", "log": str(file), "open": "--open", "host": "default"}
    assert expected.items() <= sources.items()


def test_what_is_shown_is_a_file_of_settings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """It has every setting, and given as the file it says the same again."""
    first = shown(capsys, "--web", "page", "--store", "my “store”.db", "--metrics", "[::1]:9100")
    file = tmp_path / "saecula.toml"
    file.write_text(first, "utf-8")
    second = shown(capsys, "--config", str(file))
    assert tomllib.loads(second) == tomllib.loads(first)
    assert list(tomllib.loads(first)) == [setting.key for setting in SETTINGS]
    assert all(line.endswith(f"# {file}") for line in second.splitlines())


@pytest.mark.parametrize(
    ("url", "shown_url"),
    [
        ("postgresql://anna:s3cret@db/x", "postgresql://anna:…@db/x"),
        ("postgresql://anna:s3@cret@db:5432/x", "postgresql://anna:…@db:5432/x"),
        ("postgresql://anna:s3?cret@db/x", "postgresql://anna:…@db/x"),
        ("postgresql://db/x?user=anna&password=s3cret&port=1", "postgresql://db/x?user=anna&password=…&port=1"),
        ("postgresql://db:5432/x?password=s3@cret", "postgresql://db:…@cret"),
        ("postgresql://anna@db/x", "postgresql://anna@db/x"),
        ("folder/saecula.db", "folder/saecula.db"),
    ],
)
def test_a_password_is_masked(capsys: pytest.CaptureFixture[str], url: str, shown_url: str) -> None:
    """Wherever a URL of PostgreSQL may have it."""
    assert masked(url) == shown_url
    assert tomllib.loads(shown(capsys, "--store", url))["store"] == shown_url


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "key", "fitting"),
    [
        ("prot = 1", "prot", "host, port, host-name"),
        ("[serve]\nport = 1", "serve", "host, port, host-name"),
        ("port = 65536", "port", "65535"),
        ("port = '8000'", "port", "65535"),
        ("port = true", "port", "65535"),
        ("host = 5", "host", ""),
        ("open = 'yes'", "open", "true, false"),
        ("open = 1", "open", "true, false"),
        ("log = 'xml'", "log", "plain, json"),
        ("log-level = 'debug'", "log-level", "info, warning, error"),
        ("metrics = '9100'", "metrics", "127.0.0.1:9100"),
        ("metrics = 'localhost:99999'", "metrics", "127.0.0.1:9100"),
        ("stop-seconds = 1.5", "stop-seconds", "600"),
        ("host-name = 'play.example.org'", "host-name", ""),
        ("port 1", "", "TOML"),
    ],
)
def test_what_is_wrong_in_the_file_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, key: str, fitting: str, lang: str
) -> None:
    """It names the file, the key and what would fit."""
    file = tmp_path / "saecula.toml"
    file.write_text(f"{line}\n", "utf-8")
    assert cli.main(["serve", "--config", str(file), "--show-config", "--lang", lang]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert str(file) in said.err
    assert key in said.err
    assert fitting in said.err
    assert "problem-" not in said.err


@pytest.mark.parametrize(
    ("name", "word", "fitting"),
    [
        ("SAECULA_PORT", "x", "65535"),
        ("SAECULA_OPEN", "yes", "true, false"),
        ("SAECULA_LOG_LEVEL", "loud", "info"),
        ("SAECULA_HOSTS", "::1", "SAECULA_HOST”"),
        ("SAECULA_LOGLEVEL", "info", "SAECULA_LOG_LEVEL”"),
    ],
)
def test_what_is_wrong_in_the_environment_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, word: str, fitting: str
) -> None:
    """It names the variable and what would fit."""
    monkeypatch.setenv(name, word)
    assert cli.main(["serve", "--show-config", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert name in said.err
    assert fitting in said.err


def test_a_missing_file_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """By its name."""
    missing = tmp_path / "none.toml"
    assert cli.main(["serve", "--config", str(missing), "--show-config"]) == 2
    assert str(missing) in capsys.readouterr().err
