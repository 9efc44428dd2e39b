"""Shapes: what the schemas of all titles are written with."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

Key = TypeVar("Key", bound=str)
Value = TypeVar("Value")

# A `dict` whose keys are a Literal has all of them; `Some` has those that there is something to say about.
Pair = Annotated[list[Value], msgspec.Meta(min_length=2, max_length=2)]
Some = Annotated[dict[Key, Value], msgspec.Meta(extra_json_schema={"required": []})]
