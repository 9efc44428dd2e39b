"""What MkDocs asks while it builds the documentation: pages from outside docs/, links into the code, HTTP in full."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File, Files

from saecula.server.app import make_app

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
# Pages that stand where every visitor of the repository looks for them.
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "GLOSSARY.md": "glossary.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
HOMES = {page: name for name, page in OUTSIDE.items()}
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/."""
    for name, page in OUTSIDE.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    files.append(File.generated(config, "http.md", content="\n".join(described_http())))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Turn links as the repository has them into links of the site; a link into the code becomes its text."""
    name = HOMES.get(page.file.src_uri, f"docs/{page.file.src_uri}")

    def linked(found: re.Match[str]) -> str:
        mark, text, target, anchor = found.groups(default="")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
        uri = OUTSIDE.get(path, path.removeprefix("docs/"))
        if files.get_file_from_path(uri) is None:
            return text
        here = posixpath.dirname(page.file.src_uri)
        return f"{mark}[{text}]({posixpath.relpath(uri, here or '.')}{anchor})"

    return LINK.sub(linked, markdown)


def described_http() -> Iterator[str]:
    """Describe every request and every shape of the server's OpenAPI document."""
    document = make_app(":memory:", None).openapi_schema.to_schema()
    yield from (
        "# HTTP in full",
        "",
        "From `GET /api/openapi.json`; [the protocol](protocol.md) tells how it fits together.",
    )
    for path, methods in document["paths"].items():
        for method, request in methods.items():
            yield from described_request(f"{method.upper()} {path}", request)
    yield from ("", "## Shapes")
    for name, shape in document["components"]["schemas"].items():
        yield from described_shape(name, shape)


def described_request(name: str, request: dict[str, Any]) -> Iterator[str]:
    """Describe a request: its parameters, its body, its answers."""
    yield from ("", f"## `{name}`", "", request.get("description", ""), "", "| | | |", "|---|---|---|")
    for parameter in request.get("parameters", []):
        kind = parameter["in"] + ("" if parameter.get("required") else ", optional")
        yield f"| {kind} | `{parameter['name']}` | {type_of(parameter['schema'])} |"
    if "requestBody" in request:
        yield f"| body | | {content_of(request['requestBody'])} |"
    for status, answer in request["responses"].items():
        yield f"| answer | {status} | {content_of(answer) or answer['description']} |"


def described_shape(name: str, shape: dict[str, Any]) -> Iterator[str]:
    """Describe the fields of a shape."""
    yield from ("", f"### {name}", "", shape.get("description", ""), "", "| field | type |", "|---|---|")
    required = shape.get("required", [])
    for field, schema in shape.get("properties", {}).items():
        yield f"| `{field}` | {type_of(schema)}{'' if field in required else ', optional'} |"


def content_of(body: dict[str, Any]) -> str:
    """Return the type of a body or an answer."""
    return ", ".join(type_of(content["schema"]) for content in body.get("content", {}).values() if "schema" in content)


def type_of(schema: dict[str, Any]) -> str:
    """Return a type in words, with links to the shapes it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "oneOf" in schema:
        return " or ".join(type_of(one) for one in schema["oneOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
