"""Data packs of Sands: any printed value can be corrected, and what cannot be is named."""

import pytest

import saecula
from saecula import Problem


def test_a_pack_moves_a_border_and_its_good() -> None:
    """§2.1 An owner of the board draws a border anew; adjacency and trade goods follow."""
    pack = '[[border]]\nkey = "gallia-hispania"\nends = ["gallia", "sicilia"]\ngood = "silk"\n'
    facts = saecula.new("sands", seats=2, seed=1, pack=pack).facts
    assert "sicilia" in facts["lands"]["gallia"]["near"]
    assert "hispania" not in facts["lands"]["gallia"]["near"]
    assert facts["borders"]["gallia-hispania"]["good"] == "silk"


def test_a_pack_gives_an_advance_another_effect_and_name() -> None:
    """§2.5 Effects are words with a number."""
    pack = '[[advance]]\nkey = "poetry"\nlyres = 1\neffects = { strength = 4 }\nname = { de = "Epos" }\n'
    match = saecula.new("sands", seats=2, seed=1, pack=pack)
    assert match.facts["advances"]["poetry"]["lyres"] == 1
    assert match.texts("de").plain_name("advance/poetry") == "Epos"
    assert saecula.load(match.log()).digest() == match.digest()


@pytest.mark.parametrize(
    ("pack", "key"),
    [
        ('[[border]]\nkey = "gallia-hispania"\nends = ["gallia", "gallia"]\n', "pack-border"),
        ('[[border]]\nkey = "gallia-hispania"\nends = ["gallia", "italia"]\n', "pack-border"),
        ('[[border]]\nkey = "gallia-hispania"\nends = ["gallia", "atlantis"]\n', "pack-border"),
        ('[[border]]\nkey = "gallia-hispania"\ngood = "television"\n', "pack-unknown-good"),
        ('[[advance]]\nkey = "poetry"\neffects = { flight = 1 }\n', "pack-unknown-effect"),
        ('[[structure]]\nkey = "wonder"\nboxed = { flight = 1 }\n', "pack-unknown-effect"),
        ('[[land]]\nkey = "serica"\nplayers = 2\n', "pack-tiles"),
        ('[[tile]]\nkey = "01"\ncapacity = 10\n', "pack-bad-value"),
        ('[[advance]]\nkey = "poetry"\nlevel = 5\n', "pack-bad-value"),
        ('[[dynasty]]\nkey = "first"\nspaces = 16\n', "pack-bad-value"),
    ],
)
def test_what_is_wrong_in_a_pack_is_named(pack: str, key: str) -> None:
    """§2.0 An impossible map, an unknown word, a number out of range."""
    with pytest.raises(Problem) as caught:
        saecula.new("sands", seats=2, pack=pack)
    assert caught.value.key == key
