"""The laws of every moment, for every title. The conformance test and `saecula check` ask the same functions."""

from __future__ import annotations

import itertools
import json
import pickle
from collections.abc import Callable

from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.drafts import rest, try_draft
from saecula.kernel.frames import choices, disagreement, draw, judge, play, playout, to_act, weights, why_not
from saecula.kernel.log import Fold, Log, digest, said
from saecula.kernel.pick import Pick, picking
from saecula.kernel.state import ALLOWED, AT_END, BY_NATURE, DONE, NATURE, State
from saecula.kernel.title import EVEN, Title
from saecula.match.match import Match
from saecula.texts import LANGUAGES

Law = Callable[["Moment"], None]


class LawError(Exception):
    """A law is broken: its name, once it is known, and what was seen."""

    def __init__(self, seen: str) -> None:
        super().__init__(seen)
        self.law = ""
        self.seen = seen


class Moment:
    """A moment of a random match at which seats owe a choice."""

    def __init__(self, title: Title, log: Log, state: State, rng: Rng) -> None:
        self.title = title
        self.log = log
        self.state = state
        self.rng = rng

    def seats(self) -> tuple[int, ...]:
        """Return the seats that owe a choice."""
        return to_act(self.state)

    def need(self, holds: bool, seen: object = "") -> None:  # noqa: FBT001 - reads as a sentence
        """Raise a LawError unless the law holds."""
        if not holds:
            raise LawError(str(seen))

    def facts(self, s: State, seat: int) -> str:
        """Return everything that a seat knows of a state."""
        notation = sorted(self.title.words.notation(choice) for choice in choices(s, seat)) if seat >= 0 else []
        return json.dumps([list(to_act(s)), self.title.view(s, seat), notation], sort_keys=True)


def never_empty(moment: Moment) -> None:
    """A seat that owes a choice has one."""
    for seat in moment.seats():
        moment.need(bool(choices(moment.state, seat)), seat)


def judged_once(moment: Moment) -> None:
    """Over the whole vocabulary, legal means: no refusal."""
    for seat in moment.seats():
        odd = disagreement(moment.state, seat, len(moment.title.words))
        moment.need(odd < 0, odd)


def sound(moment: Moment) -> None:
    """The title's own laws hold: pieces conserved, rows within their holes."""
    broken = moment.title.broken(moment.state)
    moment.need(not broken, broken)


def only_who_owes(moment: Moment) -> None:
    """A seat that owes nothing has no choice and is refused."""
    for seat in range(int(moment.state.seats)):
        if seat not in moment.seats():
            moment.need(not choices(moment.state, seat), seat)
            moment.need(why_not(moment.state, seat, DONE) != ALLOWED, seat)


def lent_alone(moment: Moment) -> None:
    """Lent choices never appear while two seats owe."""
    first_lent = moment.title.words.first_lent
    if first_lent >= 0 and len(moment.seats()) > 1:
        for seat in moment.seats():
            moment.need(max(choices(moment.state, seat)) < first_lent, seat)


def cloned_apart(moment: Moment) -> None:
    """No choice on a clone changes the original."""
    before = digest(moment.title, moment.state)
    twin = moment.state.clone()
    moment.need(digest(moment.title, twin) == before, "the copy")
    play_on(moment, twin, 12)
    moment.need(digest(moment.title, moment.state) == before, "the original")


def pickled_alike(moment: Moment) -> None:
    """A pickled state goes on as the original does, and not one number is lost."""
    twin = pickle.loads(pickle.dumps(moment.state))  # noqa: S301 - pickled in the same line
    moment.need(pickle.dumps(twin) == pickle.dumps(moment.state))
    moment.need(digest(moment.title, twin) == digest(moment.title, moment.state))
    seed = moment.rng.below(1 << 30)
    ends = [playout(s, Chance(seed), Chance(seed, BOTS), None) for s in (twin, moment.state.clone())]
    moment.need(ends[0] == ends[1], ends)


def play_on(moment: Moment, s: State, events: int) -> None:
    """Play some random events."""
    for _ in range(events):
        if s.owed == AT_END:
            return
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, moment.rng.below(1 << 30)))
        else:
            seat = to_act(s)[-1]
            legal = choices(s, seat)
            play(s, seat, legal[moment.rng.below(len(legal))])


def nothing_leaks(moment: Moment) -> None:
    """A world imagined from a seat's knowledge looks the same to that seat: view, choices, who is asked."""
    for seat in range(int(moment.state.seats)):
        world = moment.title.resample(moment.state, seat, moment.rng, EVEN)
        moment.need(moment.facts(world, seat) == moment.facts(moment.state, seat), seat)


def unmarked_teaches_nobody(moment: Moment) -> None:
    """An event without a mark looks the same from every world a seat can imagine."""
    actor = moment.seats()[0]
    legal = choices(moment.state, actor)
    choice = legal[moment.rng.below(len(legal))]
    frame = judge(moment.state, choice) or moment.state.top
    after = moment.state.clone()
    play(after, actor, choice)
    for seat in range(int(moment.state.seats)):
        if after.mark >> seat & 1:
            continue
        world = moment.title.resample(moment.state, seat, moment.rng, EVEN)
        seen = seat == actor or frame.seen_by(moment.state, actor) >> seat & 1
        possible = choices(world, actor)
        theirs = choice if seen else possible[0]
        moment.need(theirs in possible, seat)
        play(world, actor, theirs)
        moment.need(moment.facts(world, seat) == moment.facts(after, seat), seat)


def together_says_so(moment: Moment) -> None:
    """Only a frame that asks several seats at once says that it does."""
    if len(moment.seats()) > 1:
        moment.need(moment.state.top.together())


def any_arrival(moment: Moment) -> None:
    """Simultaneous answers may arrive in any order."""
    seats = moment.seats()
    if len(seats) == 1:
        return
    answers = {seat: choices(moment.state, seat) for seat in seats}
    chosen = {seat: legal[moment.rng.below(len(legal))] for seat, legal in answers.items()}
    ends = set()
    for order in itertools.islice(itertools.permutations(seats), 6):
        twin = moment.state.clone()
        for seat in order:
            if chosen[seat] in choices(twin, seat):
                play(twin, seat, chosen[seat])
        ends.add(digest(moment.title, twin))
    moment.need(len(ends) == 1, chosen)


def one_log_per_multiset(moment: Moment) -> None:
    """The pieces of a pick may be named in any order: the log has one form."""
    if not isinstance(moment.state.top, Pick) or picking(moment.state):
        return
    seat = moment.seats()[0]
    twin = moment.state.clone()
    pick = twin.top
    path: list[int] = []
    while twin.top is pick:
        legal = choices(twin, seat, lent=False)
        path.append(legal[moment.rng.below(len(legal))])
        play(twin, seat, path[-1])
    pieces = [choice for choice in path if choice != DONE]
    shuffled = sorted(pieces, key=lambda piece: (moment.rng.below(1 << 20), piece))
    draft = [*shuffled, DONE]
    planned = try_draft(moment.state, seat, draft)
    moment.need(planned.refusal == ALLOWED, planned.refusal)
    moment.need([choice for choice in planned.choices if choice != DONE] == pieces, draft)


def drafts_end_well(moment: Moment) -> None:
    """Piece by piece, of what may still join, a draft becomes a whole answer; then it is accepted, in any order."""
    s = moment.state
    if not isinstance(s.top, Pick):
        return
    seat = moment.seats()[0]
    legal = [choice for choice in choices(s, seat, lent=False) if choice != DONE]
    left = rest(s, seat, [])
    offered = [] if left is None else [piece for piece, _ in left.pieces]
    moment.need(set(legal) <= set(offered), legal)
    draft: list[int] = []
    while left is not None and left.pieces:
        if left.enough:
            moment.need(try_draft(s, seat, [*draft, DONE]).refusal == ALLOWED, draft)
            if moment.rng.below(4) == 0:
                return
        draft.append(left.pieces[moment.rng.below(len(left.pieces))][0])
        left = rest(s, seat, draft)
    moment.need(left is not None and left.enough, draft)
    moment.need(try_draft(s, seat, [*draft, DONE]).refusal == ALLOWED, draft)


def notation_there_and_back(moment: Moment) -> None:
    """Every legal choice can be written and read."""
    words = moment.title.words
    for seat in moment.seats():
        for choice in choices(moment.state, seat):
            moment.need(words.parse(words.notation(choice)) == choice, choice)


def nature_is_fair(moment: Moment) -> None:
    """Nature's draws follow their weights exactly, over all remainders."""
    s = moment.state.clone()
    for _ in range(40):
        if s.owed == AT_END:
            return
        if s.owed == BY_NATURE:
            break
        play_on(moment, s, 1)
    if s.owed != BY_NATURE:
        return
    expected = dict(weights(s))
    total = sum(expected.values())
    drawn: dict[int, int] = {}
    for r in range(total):
        choice = draw(s, r)
        drawn[choice] = drawn.get(choice, 0) + 1
    moment.need(drawn == expected, drawn)


def speaks(moment: Moment) -> None:
    """The question, its choices and its refusals have sentences in every language."""
    match = Match(moment.log.copy(seed=None))
    for seat in moment.seats():
        for lang in LANGUAGES:
            ask = match.ask(seat, lang)
            moment.need(ask.text != ask.key, ask.key)
            for choice in match.choices(seat):
                moment.need(not choice.text(lang).startswith("choice-"), choice.notation)
            wrong = match.why_not(seat, int(moment.rng.below(len(moment.title.words))))
            moment.need(wrong is None or wrong.text(lang) != wrong.key, wrong.key if wrong else "")


def preview_is_quiet(moment: Moment) -> None:
    """A preview changes nothing, and is the same in every world its seat can imagine."""
    match = Match(moment.log.copy(seed=None))
    seat = moment.seats()[0]
    legal = choices(moment.state, seat)
    choice = legal[moment.rng.below(len(legal))]
    before = match.digest()
    first = match.preview(seat, [choice])
    moment.need(match.digest() == before, choice)
    other = Match(moment.log.copy(seed=None))
    second = other.preview(seat, [choice])
    moment.need((first.view, first.lines) == (second.view, second.lines), choice)


CHEAP_LAWS: tuple[Law, ...] = (never_empty, judged_once, sound, only_who_owes, lent_alone, together_says_so)
COSTLY_LAWS: tuple[Law, ...] = (
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
COSTLIEST_LAWS: tuple[Law, ...] = (speaks, preview_is_quiet)


def play_lawfully(
    log: Log, costly_interval: int, costliest_interval: int, counts: dict[str, int], max_events: int = 20_000
) -> Moment:
    """Play one random match and ask the laws on the way, costly ones at one moment of an interval; count each."""
    title = log.title
    nature = Chance(log.seed or 0)
    bots = Chance(log.seed or 0, BOTS)
    dice = Chance(log.seed or 0, purpose=2)  # for the laws' own draws
    folded = Fold(log.begin())
    folded.state.telling = False
    s = folded.state
    moment = Moment(title, log, s, Rng(dice, 0))
    while s.owed != AT_END and len(log.events) < max_events:
        n = len(log.events) + 1
        moment.rng = Rng(dice, n)
        if s.owed == BY_NATURE:
            seat, choice = NATURE, draw(s, nature.word(n))
        else:
            seat = to_act(s)[0]
            laws = [*CHEAP_LAWS]
            laws += COSTLY_LAWS if dice.word(n) % costly_interval == 0 else ()
            laws += COSTLIEST_LAWS if dice.word(n) % costliest_interval == 0 else ()
            ask_laws(moment, tuple(laws), counts)
            legal = choices(s, seat)
            choice = legal[Rng(bots, n).below(len(legal))]
            counts["decisions"] = counts.get("decisions", 0) + 1
        log.events.append(said(n, seat, choice))
        play(s, seat, choice)
    return moment


def ask_laws(moment: Moment, laws: tuple[Law, ...], counts: dict[str, int]) -> None:
    """Ask some laws at a moment; count each."""
    for law in laws:
        name = law.__name__
        try:
            law(moment)
        except LawError as error:
            error.law = name.replace("_", "-")
            raise
        counts[name] = counts.get(name, 0) + 1
