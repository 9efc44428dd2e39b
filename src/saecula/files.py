"""Files: read with a limit, written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from saecula.kernel.problem import Problem

MAX_FILE_BYTES = 8_000_000

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EISDIR: "folder",
}


def cannot(what: str, path: Path, error: OSError) -> Problem:
    """Return the problem of a file that cannot be read or written."""
    return Problem(f"cannot-{what}-{REASONS.get(error.errno or 0, 'other')}", file=path, detail=error.strerror or error)


def read_text(path: Path) -> str:
    """Return a text file's content."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise cannot("read", path, error) from error
    except ValueError as error:  # a path no file can have
        raise Problem("cannot-read-missing", file=repr(str(path)), detail=error) from error
    if len(content) > MAX_FILE_BYTES:
        raise Problem("file-too-large", file=path, most=MAX_FILE_BYTES)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("not-text", file=path) from error


def make_folder(folder: Path) -> None:
    """Make a folder, if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("write", folder, error) from error


def write_text(path: Path, text: str) -> None:
    """Write a text file whole."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file whole: on a neighbour first, to the disk, then in its place; a failure or signal harms nothing."""
    neighbour = ""
    try:
        handle, neighbour = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        with os.fdopen(handle, "wb") as file:
            Path(neighbour).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(neighbour).replace(path)
        neighbour = ""
    except (OSError, ValueError) as error:
        raise cannot("write", path, error if isinstance(error, OSError) else OSError(str(error))) from error
    finally:
        if neighbour:
            Path(neighbour).unlink(missing_ok=True)
