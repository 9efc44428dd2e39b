"""Who comes in, and how people leave, in the page: an invitation, what is stored about somebody, and a way out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.living import Server
from tests.web.visitor import PHONE, PLAY, WIDE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Come

SIZES = [(WIDE, "en-GB"), (PHONE, "de-DE")]


@pytest.mark.parametrize(("size", "lang"), SIZES)
def test_a_guest_comes_in_by_the_link_of_an_invitation(
    come: Come, tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    """Without one, the page says what is missing; with it, one click plays."""
    server = Server(str(tmp_path / "club.db"), more=("--invitation-only",)).start()
    try:
        visitor = come(server=server, size=size, lang=lang)
        page = visitor.visit()
        expect(page.get_by_role("heading", name=re.compile("guests with an invitation|Gäste mit Einladung"))).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        invite = [sys.executable, "-m", "saecula", "admin", "--store", server.store, "invite", "--json"]
        visitor.visit(json.loads(subprocess.run(invite, check=True, capture_output=True).stdout)["path"])
        page.get_by_role("button", name=PLAY).first.click()
        visitor.wait()
    finally:
        server.stop()


@pytest.mark.parametrize(("size", "lang"), SIZES)
def test_somebody_downloads_what_is_stored_and_leaves(come: Come, size: tuple[int, int], lang: str) -> None:
    """One question before the end, which can be answered with no; afterwards the page knows nobody."""
    visitor = come(size=size, lang=lang)
    match = visitor.make(title="bronze", seats=["me", "open"], mode="live")
    page = visitor.visit("/my")
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("Download what you know|Herunterladen, was ihr")).click()
    known = json.loads(download.value.path().read_text("utf-8"))
    assert (known["name"], [one["match"] for one in known["matches"]]) == ("Marion", [match])
    delete = page.get_by_role("button", name=re.compile("Delete me$|Mich löschen"))
    delete.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("button", name=re.compile("No, keep me|Nein, ich bleibe")).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    delete.click()
    page.get_by_role("button", name=re.compile("Yes, delete me|Ja, lösche mich")).click()
    expect(page.get_by_text(re.compile("You are deleted|Du bist gelöscht"))).to_be_visible()
    assert visitor.fetch("/api/me")["person"] is None
