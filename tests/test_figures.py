"""The figures of the house count what they say, in small made-up trees."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tools import figures
from tools.count_calls import calls_of_one_choice
from tools.figures import FIGURES, MAX_LINES, import_graph, titles_of

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parent.parent
# Six lines of TypeScript that are copied from Python, whatever their name.
LINE = """interface Anything {
  n: number;
  turn: number;
  key: string;
  parts: [string, string][];
}
"""


@pytest.fixture
def tree(tmp_path: Path) -> Callable[[dict[str, str]], Path]:
    """A tree with two titles and the sample, to which files are added."""

    def make(files: dict[str, str]) -> Path:
        titles = {f"src/saecula/games/{title}/__init__.py": "" for title in ("sands", "bronze", "sample")}
        for name, text in (titles | files).items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return tmp_path

    return make


def test_the_titles_are_the_packages_of_games_but_the_sample(tree: Callable[[dict[str, str]], Path]) -> None:
    """A file or folder without a package is none."""
    made = tree({"src/saecula/games/packs.py": "", "src/saecula/games/rest/note.txt": ""})
    assert titles_of(made) == ["bronze", "sands"]


def test_a_stray_carries_a_titles_name_outside_its_folder(tree: Callable[[dict[str, str]], Path]) -> None:
    """Its tests, docs and board may lie elsewhere; what is built or installed does not count."""
    made = tree(
        {
            "src/saecula/games/bronze/rules/bronze_age.py": "",
            "src/saecula/bots/bronze/player.py": "",
            "src/saecula/term/sands_map.py": "",
            "src/saecula/term/thousands.py": "",
            "tests/games/bronze/test_all.py": "",
            "docs/rules/sands.md": "",
            "web/src/boards/sands/Map.svelte": "",
            "tools/sands_map/lines.toml": "",
            "build/lib/bronze.py": "",
            ".venv/bronze.py": "",
        }
    )
    assert figures.strays(made) == [
        "bronze: src/saecula/bots/bronze/player.py",
        "sands: src/saecula/term/sands_map.py",
        "sands: tools/sands_map/lines.toml",
    ]


def test_a_platform_file_names_a_title_in_code_or_comment(tree: Callable[[dict[str, str]], Path]) -> None:
    """As a whole word; the files of games/ may."""
    made = tree(
        {
            "src/saecula/bots/levels.py": 'LEVELS = {"bronze": 3}\n',
            "src/saecula/term/boards.py": "# as in Sands\n",
            "src/saecula/term/layout.py": "thousands = 1000\n",
            "src/saecula/games/__init__.py": "from saecula.games import bronze\n",
        }
    )
    assert figures.platform_files_naming_a_title(made) == ["src/saecula/bots/levels.py", "src/saecula/term/boards.py"]


def test_a_ring_is_closed_by_an_import_for_types_alone(tree: Callable[[dict[str, str]], Path]) -> None:
    """Or by one inside a function; modules that only import into a ring are no part of it."""
    made = tree(
        {
            "src/saecula/a.py": "from saecula import b\n",
            "src/saecula/b.py": "from saecula.c import thing\n",
            "src/saecula/c.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from saecula.a import A\n",
            "src/saecula/d.py": "import saecula.a\n",
            "src/saecula/e/__init__.py": "",
            "src/saecula/e/f.py": "def f():\n    from saecula.e import g\n",
            "src/saecula/e/g.py": "import saecula.e.f\n",
        }
    )
    assert import_graph(made)["saecula.b"] == {"saecula.c"}
    assert figures.rings(made) == ["saecula.a, saecula.b, saecula.c", "saecula.e.f, saecula.e.g"]


@pytest.mark.parametrize(
    ("loop", "found"),
    [
        ("while i < n:\n    f(i)\n    i += 1\n", 1),
        ("while i <= n:\n    i += 2\n    f(i)\n", 1),
        ("while bits:\n    bits &= bits - 1\n", 0),
        ("while i < n:\n    if f(i):\n        i += 1\n", 0),
        ("while i < n:\n    i = after[i]\n", 0),
        ("while i < n:\n    j += 1\n", 0),
        ("while i < n:\n    j: i64 = 0\n    while j < n:\n        j += 1\n    i += 1\n", 2),
        ("while True:\n    i += 1\n", 0),
    ],
)
def test_a_counting_loop_adds_a_constant_to_what_it_compares(
    loop: str, found: int, tree: Callable[[dict[str, str]], Path]
) -> None:
    """Walks over bits and links are none."""
    made = tree({"src/saecula/kernel/rows.py": loop})
    assert len(figures.counting_loops(made)) == found


def test_row_arithmetic_multiplies_by_a_length_of_the_state(tree: Callable[[dict[str, str]], Path]) -> None:
    """Whatever the length is called, and wherever the file lies."""
    made = tree(
        {
            "src/saecula/games/sands/state.py": "SHEET = 9\nx = seat * SHEET + 3\n",
            "src/saecula/games/sands/views.py": (
                "from saecula.games.sands.state import SHEET, Sands\nLANDS = 26\n"
                "x = row[seat * SHEET + 3] + row[SHEET * seat] + LANDS * 2\n"
            ),
            "src/saecula/games/sands/printed.py": (
                "from saecula.games.sands import layout\nx = layout.SHEET * 2 + kinds.LANDS * 2\n"
            ),
            "src/saecula/bots/sands.py": "from saecula.games.sands.layout import SHEET as LONG\nx = 2 * LONG\n",
        }
    )
    assert figures.row_arithmetic(made) == [
        "src/saecula/bots/sands.py:2",
        "src/saecula/games/sands/printed.py:2",
        "src/saecula/games/sands/views.py:3",
        "src/saecula/games/sands/views.py:3",
    ]


def test_a_class_name_belongs_to_one_module(tree: Callable[[dict[str, str]], Path]) -> None:
    """Two classes of one name in one module are the linter's business."""
    made = tree(
        {
            "src/saecula/a.py": "class Row:\n    pass\n",
            "src/saecula/b.py": "class Row:\n    pass\nclass Plan:\n    pass\n",
        }
    )
    assert figures.class_names_defined_twice(made) == ["Row: saecula.a, saecula.b"]


def test_titles_may_share_a_class_name_that_the_glossary_explains(tree: Callable[[dict[str, str]], Path]) -> None:
    """One class in each title, none outside; what is copied from the sample keeps its name."""
    turn = "class Turn:\n    pass\n"
    card = "class Card:\n    pass\nclass Stall:\n    pass\n"
    made = tree(
        {
            "GLOSSARY.md": f"* **card** – a thing.\n\n{figures.SHARED_NAMES}\n\n* **Turn**, **Round** – frames.\n",
            "src/saecula/games/sands/rules/turn.py": turn + card,
            "src/saecula/games/sample/rules/turn.py": turn + card,
        }
    )
    assert figures.class_names_defined_twice(made) == []
    (made / "src/saecula/games/bronze/cards.py").write_text(turn + card, "utf-8")
    assert [row.partition(":")[0] for row in figures.class_names_defined_twice(made)] == ["Card", "Stall"]
    (made / "src/saecula/server.py").write_text(turn, "utf-8")
    assert [row.partition(":")[0] for row in figures.class_names_defined_twice(made)] == ["Card", "Stall", "Turn"]


def test_a_long_file_has_more_than_400_lines(tree: Callable[[dict[str, str]], Path]) -> None:
    """Of Python in source, tests, tools and build, of Svelte and TypeScript; what is generated does not count."""
    full = "x = 1\n" * MAX_LINES
    made = tree(
        {
            "more.py": full + "x = 1\n",
            "src/saecula/full.py": full,
            "src/saecula/more.py": full + "x = 1\n",
            "tests/more.py": full + "x = 1\n",
            "tools/more.py": full + "x = 1\n",
            "web/src/More.svelte": full + "x = 1\n",
            "web/src/more.ts": full + "x = 1\n",
        }
    )
    assert figures.long_files(made) == [
        "more.py: 401",
        "src/saecula/more.py: 401",
        "tests/more.py: 401",
        "tools/more.py: 401",
        "web/src/More.svelte: 401",
        "web/src/more.ts: 401",
    ]


def test_lines_are_counted(tree: Callable[[dict[str, str]], Path]) -> None:
    """Types that are generated do not count as copied by hand."""
    made = tree(
        {
            "src/saecula/a.py": "x = 1\n\ny = 2\n",
            "web/src/table/any.ts": f"type A = number;\n{LINE}interface B {{\n  mine: number;\n  yours: B;\n}}\n",
            "web/src/table/Any.svelte": f"<script>\n{LINE}const x = ['live', 'table', 'days'] as const;\n</script>\n",
            "web/src/net/schema.gen.ts": LINE,
        }
    )
    assert len(figures.lines_of_python(made)) == 3
    assert len(figures.lines_of_hand_copied_types(made)) == 13


def test_every_figure_can_be_counted_here() -> None:
    """And has a name of its own."""
    assert len({figure.key for figure in FIGURES}) == len(FIGURES)
    assert all(isinstance(figure.find(ROOT), list) for figure in FIGURES)


def test_the_calls_of_a_choice_are_counted_at_a_server_of_a_tree() -> None:
    """Those of our own functions, from the message to the picture."""
    assert 100 < calls_of_one_choice(ROOT, "bronze", choices=1) < 10_000


def test_the_lines_are_counted_by_room(tree: Callable[[dict[str, str]], Path]) -> None:
    """A title's bots count for the game wherever they lie, and so does what once lay beside the rooms."""
    made = tree(
        {
            "src/saecula/bots/bronze/player.py": "a\nb\n",
            "src/saecula/games/sands/views.py": "a\nb\nc\n",
            "src/saecula/match.py": "a\n",
            "src/saecula/arguments.py": "a\n",
            "src/saecula/files.py": "a\n",
            "src/saecula/server/app.py": "a\nb\n",
        }
    )
    rooms = figures.lines_by_room(made)
    assert (rooms["the game"], rooms["the service"]) == (6, 4)
    assert (rooms["games"], rooms["bots"], rooms["match"], rooms["cli"]) == (3, 2, 1, 1)
