"""Shapes: what the schemas of all titles are written with, and how a described position is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from saecula.kernel.problem import Problem

Key = TypeVar("Key", bound=str)
Value = TypeVar("Value")
Form = TypeVar("Form")

# A `dict` whose keys are a Literal has all of them; `Some` has those that there is something to say about.
Pair = Annotated[list[Value], msgspec.Meta(min_length=2, max_length=2)]
Some = Annotated[dict[Key, Value], msgspec.Meta(extra_json_schema={"required": []})]


def one_of(keys: Sequence[str]) -> msgspec.Meta:
    """Tell the schema which words a text may be; whoever reads it refuses others with a sentence of its own."""
    return msgspec.Meta(extra_json_schema={"enum": list(keys)})


def read_position(form: type[Form], description: dict[str, Any]) -> Form:
    """Return a described position in the form that its title declares; raise a Problem where it does not fit."""
    try:
        return msgspec.convert(description, form)
    except msgspec.ValidationError as error:
        raise impossible("form", detail=str(error)) from error


def impossible(how: str, **facts: object) -> Problem:
    """Return the problem that a position cannot exist."""
    return Problem(f"position-{how}", **facts)
