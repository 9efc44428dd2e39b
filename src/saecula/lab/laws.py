"""The laws every title keeps. The conformance test and `saecula check` ask the same functions."""

from __future__ import annotations

import itertools
import json
import pickle
from typing import TYPE_CHECKING

from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.drafts import rest, try_draft
from saecula.kernel.frames import choices, disagreement, draw, judge, play, playout, to_act, weights, why_not
from saecula.kernel.log import Event, Fold, Log, digest, fold, free_undo, redo_reach, said, undo_reach, undoing
from saecula.kernel.notation import write
from saecula.kernel.pick import Pick, picking
from saecula.kernel.problem import Problem
from saecula.kernel.state import ALLOWED, AT_END, BY_NATURE, DONE, NATURE, SPECTATOR
from saecula.kernel.title import EVEN, Options, Title
from saecula.match.match import Match
from saecula.match.opening import read_log
from saecula.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.kernel.state import State


class Breach(Exception):  # noqa: N818 - the project's word for it
    """A law is broken: its name, and what was seen."""

    def __init__(self, law: str, seen: str) -> None:
        super().__init__(law, seen)
        self.law = law
        self.seen = seen


class Scene:
    """A moment of a random match at which seats owe a choice, and a choice that is about to be made."""

    def __init__(self, title: Title, log: Log, state: State, rng: Rng) -> None:
        self.title = title
        self.log = log
        self.state = state
        self.rng = rng

    def seats(self) -> tuple[int, ...]:
        """Return the seats that owe."""
        return to_act(self.state)

    def need(self, holds: bool, law: str, seen: object = "") -> None:  # noqa: FBT001 - reads as a sentence
        """Raise a Breach unless the law holds."""
        if not holds:
            raise Breach(law, str(seen))

    def facts(self, s: State, seat: int) -> str:
        """Return everything a seat can tell about a state."""
        notation = sorted(self.title.words.notation(choice) for choice in choices(s, seat)) if seat >= 0 else []
        return json.dumps([list(to_act(s)), self.title.view(s, seat), notation], sort_keys=True)


def never_empty(scene: Scene) -> None:
    """A seat that owes a choice has one."""
    for seat in scene.seats():
        scene.need(bool(choices(scene.state, seat)), "never-empty", seat)


def judged_once(scene: Scene) -> None:
    """Over the whole vocabulary, legal means: no refusal."""
    for seat in scene.seats():
        odd = disagreement(scene.state, seat, len(scene.title.words))
        scene.need(odd < 0, "judged-once", odd)


def sound(scene: Scene) -> None:
    """The title's own laws hold: pieces conserved, rows within their holes."""
    broken = scene.title.broken(scene.state)
    scene.need(not broken, "sound", broken)


def only_who_owes(scene: Scene) -> None:
    """A seat that owes nothing has no choice and is refused."""
    for seat in range(int(scene.state.seats)):
        if seat not in scene.seats():
            scene.need(not choices(scene.state, seat), "only-who-owes", seat)
            scene.need(why_not(scene.state, seat, DONE) != ALLOWED, "only-who-owes", seat)


def lent_alone(scene: Scene) -> None:
    """Lent choices never appear while two seats owe."""
    first_lent = scene.title.words.first_lent
    if first_lent >= 0 and len(scene.seats()) > 1:
        for seat in scene.seats():
            scene.need(max(choices(scene.state, seat)) < first_lent, "lent-alone", seat)


def cloned_apart(scene: Scene) -> None:
    """No choice on a clone changes the original."""
    before = digest(scene.title, scene.state)
    twin = scene.state.clone()
    scene.need(digest(scene.title, twin) == before, "cloned-alike")
    play_on(scene, twin, 12)
    scene.need(digest(scene.title, scene.state) == before, "cloned-apart")


def pickled_alike(scene: Scene) -> None:
    """A pickled state goes on as the original does, and not one number is lost."""
    twin = pickle.loads(pickle.dumps(scene.state))  # noqa: S301 - pickled in the same line
    scene.need(pickle.dumps(twin) == pickle.dumps(scene.state), "pickled-whole")
    scene.need(digest(scene.title, twin) == digest(scene.title, scene.state), "pickled-alike")
    seed = scene.rng.below(1 << 30)
    ends = [playout(s, Chance(seed), Chance(seed, BOTS), None) for s in (twin, scene.state.clone())]
    scene.need(ends[0] == ends[1], "pickled-alike", ends)


def play_on(scene: Scene, s: State, events: int) -> None:
    """Play some random events."""
    for _ in range(events):
        if s.owed == AT_END:
            return
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, scene.rng.below(1 << 30)))
        else:
            seat = to_act(s)[-1]
            legal = choices(s, seat)
            play(s, seat, legal[scene.rng.below(len(legal))])


def nothing_leaks(scene: Scene) -> None:
    """A world imagined from a seat's knowledge looks the same to that seat: view, choices, who is asked."""
    for seat in range(int(scene.state.seats)):
        world = scene.title.resample(scene.state, seat, scene.rng, EVEN)
        scene.need(scene.facts(world, seat) == scene.facts(scene.state, seat), "nothing-leaks", seat)


def unmarked_teaches_nobody(scene: Scene) -> None:
    """An event without a mark looks the same from every world a seat can imagine."""
    actor = scene.seats()[0]
    legal = choices(scene.state, actor)
    choice = legal[scene.rng.below(len(legal))]
    frame = judge(scene.state, choice) or scene.state.top
    after = scene.state.clone()
    play(after, actor, choice)
    for seat in range(int(scene.state.seats)):
        if after.mark >> seat & 1:
            continue
        world = scene.title.resample(scene.state, seat, scene.rng, EVEN)
        seen = seat == actor or frame.seen_by(scene.state, actor) >> seat & 1
        possible = choices(world, actor)
        theirs = choice if seen else possible[0]
        scene.need(theirs in possible, "unmarked-teaches-nobody", seat)
        play(world, actor, theirs)
        scene.need(scene.facts(world, seat) == scene.facts(after, seat), "unmarked-teaches-nobody", seat)


def together_says_so(scene: Scene) -> None:
    """Only a frame that asks several seats at once says that it does."""
    if len(scene.seats()) > 1:
        scene.need(scene.state.top.together(), "together-says-so")


def any_arrival(scene: Scene) -> None:
    """Simultaneous answers may arrive in any order."""
    seats = scene.seats()
    if len(seats) == 1:
        return
    answers = {seat: choices(scene.state, seat) for seat in seats}
    chosen = {seat: legal[scene.rng.below(len(legal))] for seat, legal in answers.items()}
    ends = set()
    for order in itertools.islice(itertools.permutations(seats), 6):
        twin = scene.state.clone()
        for seat in order:
            if chosen[seat] in choices(twin, seat):
                play(twin, seat, chosen[seat])
        ends.add(digest(scene.title, twin))
    scene.need(len(ends) == 1, "any-arrival", chosen)


def one_log_per_multiset(scene: Scene) -> None:
    """The pieces of a pick may be named in any order: the log has one form."""
    if not isinstance(scene.state.top, Pick) or picking(scene.state):
        return
    seat = scene.seats()[0]
    twin = scene.state.clone()
    pick = twin.top
    path: list[int] = []
    while twin.top is pick:
        legal = choices(twin, seat, lent=False)
        path.append(legal[scene.rng.below(len(legal))])
        play(twin, seat, path[-1])
    pieces = [choice for choice in path if choice != DONE]
    shuffled = sorted(pieces, key=lambda piece: (scene.rng.below(1 << 20), piece))
    draft = [*shuffled, DONE]
    planned = try_draft(scene.state, seat, draft)
    scene.need(planned.refusal == ALLOWED, "one-log-per-multiset", planned.refusal)
    scene.need([choice for choice in planned.choices if choice != DONE] == pieces, "one-log-per-multiset", draft)


def drafts_end_well(scene: Scene) -> None:
    """Piece by piece, of what may still join, a draft becomes a whole answer; then it is accepted, in any order."""
    s = scene.state
    if not isinstance(s.top, Pick):
        return
    seat = scene.seats()[0]
    legal = [choice for choice in choices(s, seat, lent=False) if choice != DONE]
    left = rest(s, seat, [])
    offered = [] if left is None else [piece for piece, _ in left.pieces]
    scene.need(set(legal) <= set(offered), "drafts-end-well", legal)
    draft: list[int] = []
    while left is not None and left.pieces:
        if left.enough:
            scene.need(try_draft(s, seat, [*draft, DONE]).refusal == ALLOWED, "drafts-end-well", draft)
            if scene.rng.below(4) == 0:
                return
        draft.append(left.pieces[scene.rng.below(len(left.pieces))][0])
        left = rest(s, seat, draft)
    scene.need(left is not None and left.enough, "drafts-end-well", draft)
    scene.need(try_draft(s, seat, [*draft, DONE]).refusal == ALLOWED, "drafts-end-well", draft)


def notation_there_and_back(scene: Scene) -> None:
    """Every legal choice can be written and read."""
    words = scene.title.words
    for seat in scene.seats():
        for choice in choices(scene.state, seat):
            scene.need(words.parse(words.notation(choice)) == choice, "notation", choice)


def nature_is_fair(scene: Scene) -> None:
    """Nature's draws follow their weights exactly, over all remainders."""
    s = scene.state.clone()
    for _ in range(40):
        if s.owed == AT_END:
            return
        if s.owed == BY_NATURE:
            break
        play_on(scene, s, 1)
    if s.owed != BY_NATURE:
        return
    expected = dict(weights(s))
    total = sum(expected.values())
    drawn: dict[int, int] = {}
    for r in range(total):
        choice = draw(s, r)
        drawn[choice] = drawn.get(choice, 0) + 1
    scene.need(drawn == expected, "nature-is-fair", drawn)


def speaks(scene: Scene) -> None:
    """The question, its choices and its refusals have sentences in every language."""
    match = Match(scene.log.copy(seed=None))
    for seat in scene.seats():
        for lang in LANGUAGES:
            ask = match.ask(seat, lang)
            scene.need(ask.text != ask.key, "speaks", ask.key)
            for choice in match.choices(seat):
                scene.need(not choice.text(lang).startswith("choice-"), "speaks", choice.notation)
            wrong = match.why_not(seat, int(scene.rng.below(len(scene.title.words))))
            scene.need(wrong is None or wrong.text(lang) != wrong.key, "speaks", wrong.key if wrong else "")


def preview_is_quiet(scene: Scene) -> None:
    """A preview changes nothing, and is the same in every world its seat can imagine."""
    match = Match(scene.log.copy(seed=None))
    seat = scene.seats()[0]
    legal = choices(scene.state, seat)
    choice = legal[scene.rng.below(len(legal))]
    before = match.digest()
    first = match.preview(seat, [choice])
    scene.need(match.digest() == before, "preview-is-quiet", choice)
    other = Match(scene.log.copy(seed=None))
    second = other.preview(seat, [choice])
    scene.need((first.view, first.lines) == (second.view, second.lines), "preview-is-quiet", choice)


EVERY_TIME: tuple[Callable[[Scene], None], ...] = (
    never_empty,
    judged_once,
    sound,
    only_who_owes,
    lent_alone,
    together_says_so,
)
NOW_AND_THEN: tuple[Callable[[Scene], None], ...] = (
    cloned_apart,
    pickled_alike,
    nothing_leaks,
    unmarked_teaches_nobody,
    any_arrival,
    one_log_per_multiset,
    drafts_end_well,
    notation_there_and_back,
    nature_is_fair,
)
RARELY: tuple[Callable[[Scene], None], ...] = (speaks, preview_is_quiet)


# -- laws of whole matches ------------------------------------------------------------------------------------------


def ends(scene: Scene) -> None:
    """Play ends."""
    scene.need(scene.state.owed == AT_END, "ends", len(scene.log.events))


def folds(scene: Scene) -> None:
    """A written log reads and folds to the same state."""
    text = write(scene.log)
    again = read_log(text)
    scene.need(write(again) == text, "folds", "text")
    scene.need(
        digest(scene.title, fold(again, again.events).state) == digest(scene.title, scene.state), "folds", "state"
    )


def same_seed_same_log(scene: Scene) -> None:
    """The loop of simulations plays the same events for the same seed."""
    seed = scene.log.seed or 0
    s = scene.title.new(scene.log.seats, scene.log.options, scene.log.pack)
    record = Choices()
    playout(s, Chance(seed), Chance(seed, BOTS), record)
    numbers = record.as_list()
    ours = [number for event in scene.log.events for number in (event.seat, event.choice)]
    scene.need(numbers == ours, "same-seed-same-log", seed)


def undo_and_redo(scene: Scene) -> None:
    """An undo equals never having done it, a redo never having undone; a free one taught its seat nothing."""
    cut = 1 + scene.rng.below(len(scene.log.events))
    log = scene.log.copy(None, int(cut))
    folded = fold(log, log.events)
    actors = sorted({step.event.seat for step in folded.steps if step.event.seat != NATURE})
    for seat in actors:
        reach = undo_reach(folded, seat)
        if not reach:
            continue
        undone = [*log.events, undoing(len(log.events) + 1, seat, reach)]
        never = [event for event in log.events if event.n not in reach]
        scene.need(state_digest(log, undone) == state_digest(log, never), "undo", reach)
        redo = redo_reach(undone)
        scene.need(redo == [undone[-1].n], "redo", redo)
        again = [*undone, undoing(len(undone) + 1, seat, redo)]
        scene.need(state_digest(log, again) == digest(scene.title, folded.state), "redo", reach)
        if free_undo(folded, seat):
            marks = [step.mark for step in folded.steps if step.event.n in reach]
            scene.need(not any(mark >> seat & 1 for mark in marks), "free-undo", marks)


def state_digest(log: Log, events: list[Event]) -> str:
    """Return the digest of the state that events fold to."""
    return digest(log.title, fold(log, events).state)


def tables_unchanged(scene: Scene) -> None:
    """A match leaves the printed numbers as they were."""
    fresh = scene.title.new(scene.log.seats, scene.log.options, scene.log.pack)
    scene.need(scene.title.facts(fresh) == scene.title.facts(scene.state), "tables-unchanged")


def told(scene: Scene) -> None:
    """The story of a match has sentences in every language, for every seat."""
    match = Match(scene.log.copy(seed=None))
    for lang in LANGUAGES:
        for seat in range(SPECTATOR, scene.log.seats):
            for line in match.story(seat, lang):
                scene.need(not line.startswith("line-"), "told", line)


MATCH_LAWS: tuple[Callable[[Scene], None], ...] = (
    ends,
    folds,
    same_seed_same_log,
    undo_and_redo,
    tables_unchanged,
)
MATCH_LAWS_RARELY: tuple[Callable[[Scene], None], ...] = (told,)


def variants(title: Title) -> list[tuple[int, Options]]:
    """Return every seat count with every combination of options that fits; of long options the ends and the default."""
    found: list[tuple[int, Options]] = []
    values = [sorted({option.values[0], option.values[-1], option.default}) for option in title.options]
    for seats in title.seats:
        for combination in itertools.product(*values):
            given = dict(zip([option.key for option in title.options], combination, strict=True))
            if fits(title, seats, given):
                found.append((seats, given))
    return found


def fits(title: Title, seats: int, options: Options) -> bool:
    """Say whether options go together."""
    try:
        title.check(seats, options)
    except Problem:
        return False
    return True


def head(title: Title, seats: int, options: Options, seed: int, pack: str = "") -> Log:
    """Return the empty log of a match."""
    return Log(title, release="check", seats=seats, options=options, seed=seed, pack=pack, position="")


def play_lawfully(log: Log, now_and_then: int, rarely: int, counts: dict[str, int], event_limit: int = 20_000) -> Scene:
    """Play one random match and ask the laws on the way; `counts` learns how often each was asked."""
    title = log.title
    nature = Chance(log.seed or 0)
    bots = Chance(log.seed or 0, BOTS)
    dice = Chance(log.seed or 0, purpose=2)  # for the laws' own draws
    folded = Fold(log.begin())
    folded.state.telling = False
    s = folded.state
    scene = Scene(title, log, s, Rng(dice, 0))
    while s.owed != AT_END and len(log.events) < event_limit:
        n = len(log.events) + 1
        scene.rng = Rng(dice, n)
        if s.owed == BY_NATURE:
            seat, choice = NATURE, draw(s, nature.word(n))
        else:
            seat = to_act(s)[0]
            laws = [*EVERY_TIME]
            laws += NOW_AND_THEN if dice.word(n) % now_and_then == 0 else ()
            laws += RARELY if dice.word(n) % rarely == 0 else ()
            ask_laws(scene, tuple(laws), counts)
            legal = choices(s, seat)
            choice = legal[Rng(bots, n).below(len(legal))]
            counts["decisions"] = counts.get("decisions", 0) + 1
        log.events.append(said(n, seat, choice))
        play(s, seat, choice)
    return scene


def ask_laws(scene: Scene, laws: tuple[Callable[[Scene], None], ...], counts: dict[str, int]) -> None:
    """Ask some laws of a scene."""
    for law in laws:
        law(scene)
        name = law.__name__
        counts[name] = counts.get(name, 0) + 1
