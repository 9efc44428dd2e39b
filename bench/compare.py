"""How do two commits compare? Builds both, runs the same work in turns, and prints new / old for each job and title.

    python -m bench.compare OLD NEW
    python -m bench.compare OLD NEW --compile    what compiling costs, too: both are built anew

A busy machine spoils whole runs: pairs of them lie between 0.66 and 1.5 where nothing differs. So one process for each
build works in slices of some 40 CPU milliseconds, in random order on one core, several times afresh, and the median of
all pairs counts. A copy of the old build takes part as a control: how far its ratio is from 1 is the error.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(tempfile.gettempdir(), "saecula-compare")  # of builds
WORKER = Path(__file__).with_name("slices.py")
SLICE_SECONDS = 0.04
WARM_SLICES = 3
JOBS = ("playouts", "pictures", "hints")
OLD, CONTROL, NEW = "old", "control", "new"


# --- building --------------------------------------------------------------------------------------------------------


def full_hash(commit: str) -> str:
    """Return the hash of a commit."""
    return output(["git", "-C", str(ROOT), "rev-parse", f"{commit}^{{commit}}"]).strip()


def output(command: list[str]) -> str:
    """Run a command and return what it prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own command


def built(commit: str, folder: Path, *, page: bool, anew: bool) -> Path:
    """Return the folder in which the build of a commit is installed; built before, it is there already."""
    home = folder / full_hash(commit)
    site = home / ("site-page" if page else "site")
    if site.exists() and not anew:
        return site
    shutil.rmtree(site, ignore_errors=True)
    print(f"building {commit}, which takes some minutes", file=sys.stderr)
    work = home / "work"  # what an interrupted build has left is made anew
    shutil.rmtree(work, ignore_errors=True)
    source = work / "source"
    source.mkdir(parents=True)
    archive = work / "source.tar"
    output(["git", "-C", str(ROOT), "archive", "--output", str(archive), home.name])
    shutil.unpack_archive(archive, source)
    if page:
        build(["npm", "--prefix", "web", "ci", "--no-audit", "--no-fund"], source)
        build(["npm", "--prefix", "web", "run", "build"], source)
    before = child_seconds()
    build([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(work)], source)
    (home / "seconds").write_text(str(child_seconds() - before), "utf-8")
    shutil.unpack_archive(next(work.glob("*.whl")), work / "site", "zip")
    (work / "site").rename(site)
    shutil.rmtree(work)
    return site


def child_seconds() -> float:
    """Return the CPU seconds of all processes started from here that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def build(command: list[str], source: Path) -> None:
    """Run one step of a build, politely."""
    environment = {name: value for name, value in os.environ.items() if name not in ("SAECULA_PURE", "PYTHONPATH")}
    done = subprocess.run(  # noqa: S603 - our own command
        ["nice", *command],  # noqa: S607 - whichever nice is here
        cwd=source,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def page_bytes(site: Path) -> int | None:
    """Return what the page weighs, each file compressed, if the build has one."""
    page = site / "saecula" / "web"
    files = [path for path in page.rglob("*") if path.is_file() and path.suffix not in (".gz", ".br")]
    return sum(len(gzip.compress(path.read_bytes())) for path in files) or None


# --- working ---------------------------------------------------------------------------------------------------------


class Worker:
    """A process that runs one build."""

    def __init__(self, site: Path, seed: int) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, str(WORKER), str(seed)],
            env=os.environ | {"PYTHONPATH": str(site), "SAECULA_PURE": "0", "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {max(os.sched_getaffinity(0))})
        facts = self.answer()
        if not facts["compiled"] or site.resolve() not in Path(facts["file"]).resolve().parents:
            raise SystemExit(f"this is not the compiled build in {site}: {facts}")
        self.titles = list(facts["titles"])

    def answer(self) -> Any:  # noqa: ANN401 - JSON
        """Read one line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a worker ended; what it said is above")
        return json.loads(line)

    def work(self, job: str, title: str, units: int) -> tuple[float, Any]:
        """Do one slice; return its CPU seconds and what came of it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([job, title, units]) + "\n")
        self.process.stdin.flush()
        seconds, result = self.answer()
        return max(seconds, 1e-9), result

    def end(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait()


@dataclass
class Ratios:
    """Old seconds by new seconds of one job, pair by pair, and the control's; above 1 is faster."""

    new: list[float] = field(default_factory=list)
    control: list[float] = field(default_factory=list)
    medians: list[float] = field(default_factory=list)  # of each round of processes
    same: bool = True  # both builds came to the same result

    def add(self, seconds: list[dict[str, float]]) -> None:
        """Add the slices of one round of processes."""
        found = [slice_[OLD] / slice_[NEW] for slice_ in seconds]
        self.new += found
        self.control += [slice_[OLD] / slice_[CONTROL] for slice_ in seconds]
        self.medians.append(statistics.median(found))

    def figures(self) -> dict[str, Any]:
        """Return median and quartiles of the pairs, the range of the rounds, the control, and whether results agree."""
        low, median, high = quartiles(self.new)
        return {
            "ratio": round(median, 3),
            "quartiles": [round(low, 3), round(high, 3)],
            "rounds": [round(min(self.medians), 3), round(max(self.medians), 3)],
            "control": round(statistics.median(self.control), 3),
            "pairs": len(self.new),
            "same_results": self.same,
        }


def quartiles(values: list[float]) -> tuple[float, float, float]:
    """Return the quartiles of some values, or thrice the only one."""
    if len(values) == 1:
        return values[0], values[0], values[0]
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, median, high


def units_of(workers: dict[str, Worker], job: str, title: str, known: int | None) -> int:
    """Warm all workers up alike; return how many units make a slice."""
    units = known or 1
    seconds = 0.0
    for _ in range(WARM_SLICES):
        found = {name: worker.work(job, title, units)[0] for name, worker in workers.items()}
        seconds += found[OLD] / units
        if known is None:
            units = max(1, round(SLICE_SECONDS / max(found[OLD] / units, 1e-6)))
    return units


def compare_round(
    workers: dict[str, Worker], job: str, title: str, units: int, pairs: int
) -> tuple[list[dict[str, float]], bool]:
    """Return the seconds of some slices of a job, each done by all workers in random order; do the results agree?"""
    found = []
    same = True
    names = list(workers)
    for _ in range(pairs):
        random.shuffle(names)
        done = {name: workers[name].work(job, title, units) for name in names}
        found.append({name: seconds for name, (seconds, _) in done.items()})
        same &= done[OLD][1] == done[NEW][1]
    return found, same


def compare(sites: dict[str, Path], jobs: list[str], rounds: int, pairs: int) -> dict[str, dict[str, Ratios]]:
    """Return the ratios of every job and title that both builds have."""
    found: dict[str, dict[str, Ratios]] = {job: {} for job in jobs}
    units: dict[tuple[str, str], int] = {}
    for turn in range(rounds):
        workers = {name: Worker(site, 1 + 1000 * turn) for name, site in sites.items()}
        titles = [title for title in workers[OLD].titles if title in workers[NEW].titles]
        for job in jobs:
            for title in titles:
                units[job, title] = units_of(workers, job, title, units.get((job, title)))
                ratios = found[job].setdefault(title, Ratios())
                seconds, same = compare_round(workers, job, title, units[job, title], -(-pairs // rounds))
                ratios.add(seconds)
                ratios.same &= same
        for worker in workers.values():
            worker.end()
        print(f"round {turn + 1} of {rounds} done", file=sys.stderr)
    return found


# --- telling ---------------------------------------------------------------------------------------------------------


def lines(figures: dict[str, dict[str, dict[str, Any]]], page: tuple[int | None, int | None]) -> list[str]:
    """Return the table of all ratios."""
    told = [f"{'':20} {'new/old':>8} {'quartiles':>13} {'rounds':>13} {'control':>8} {'pairs':>6}  results"]
    for job, titles in figures.items():
        for title, one in titles.items():
            middle, rounds = ("–".join(f"{value:.3f}" for value in one[name]) for name in ("quartiles", "rounds"))
            same = "the same" if one["same_results"] else "differ"
            row = f"{job + ' ' + title:20} {one['ratio']:8.3f} {middle:>13} {rounds:>13} {one['control']:8.3f}"
            told.append(f"{row} {one['pairs']:6}  {same}")
    old, new = page
    if old and new:
        told.append(f"page: {old:,} bytes before, {new:,} now, compressed: {new / old:.3f}")
    return told


def main() -> int:
    """Build, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="a commit")
    parser.add_argument("new", help="a commit")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--rounds", type=int, default=5, help="how often the processes are started afresh")
    parser.add_argument("--pairs", type=int, default=150, help="slices of each job, over all rounds")
    parser.add_argument("--jobs", nargs="+", choices=JOBS, default=list(JOBS))
    parser.add_argument("--page", action="store_true", help="build the page too (npm), and weigh it")
    parser.add_argument("--compile", action="store_true", help="build both anew, and say what it costs")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    commits = (arguments.old, arguments.new)
    old, new = (built(commit, folder, page=arguments.page, anew=arguments.compile) for commit in commits)
    if arguments.compile:
        before, now = (float((site.parent / "seconds").read_text("utf-8")) for site in (old, new))
        print(f"compile: {before:.1f} CPU seconds before, {now:.1f} now: {now / before:.3f}", file=sys.stderr)
    control = old.with_name(f"{old.name}-copy")
    shutil.rmtree(control, ignore_errors=True)
    shutil.copytree(old, control)
    sites = {OLD: old, CONTROL: control, NEW: new}
    ratios = compare(sites, arguments.jobs, arguments.rounds, arguments.pairs)
    figures = {job: {title: found.figures() for title, found in titles.items()} for job, titles in ratios.items()}
    page = page_bytes(old), page_bytes(new)
    if arguments.json:
        print(json.dumps({"old": old.parent.name, "new": new.parent.name, "page": page, "jobs": figures}, indent=2))
    else:
        print("\n".join(lines(figures, page)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
