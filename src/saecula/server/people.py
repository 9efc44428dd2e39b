"""People: signed cookies, nicknames, recovery phrases, secret keys."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from functools import cache
from importlib import resources

MAX_NAME_LENGTH = 24
PERSON_BYTES = 12
KEY_BYTES = 12
PHRASE_WORDS = 12
COOKIE = "saecula"
COOKIE_DAYS = 400
WORDS = "words.txt"  # short plain words, easy to read aloud: 64 of them, so twelve are 72 bits


@cache
def phrase_words() -> list[str]:
    """Return the words of recovery phrases."""
    return resources.files("saecula.server").joinpath(WORDS).read_text("utf-8").split()


def sign(secret: str, person: str) -> str:
    """Return the cookie of a person."""
    return f"{person}.{signature(secret, person)}"


def signature(secret: str, person: str) -> str:
    """Return a person's signature."""
    return hmac.new(secret.encode(), person.encode(), hashlib.sha256).hexdigest()[:40]


def signed(secret: str, cookie: str) -> str | None:
    """Return the person of a cookie, if the signature is ours."""
    person, _, given = cookie.partition(".")
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,40}", person):
        return None
    ours = signature(secret, person).encode()
    return person if hmac.compare_digest(ours, given[:64].encode(errors="replace")) else None


def clean_name(name: str) -> str:
    """Return a nickname that can be shown anywhere: one line, no invisible or control characters, not too long."""
    plain = unicodedata.normalize("NFC", name[:500])
    kept = [char for char in plain if unicodedata.category(char)[0] not in "CZ" or char == " "]
    return " ".join("".join(kept).split())[:MAX_NAME_LENGTH].strip()


def new_id() -> str:
    """Return a fresh id that nobody can guess."""
    return secrets.token_urlsafe(PERSON_BYTES)


def new_key() -> str:
    """Return a fresh secret for a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_phrase() -> str:
    """Return a recovery phrase."""
    return " ".join(secrets.choice(phrase_words()) for _ in range(PHRASE_WORDS))


def phrase_hash(phrase: str) -> str:
    """Return what the store keeps of a phrase."""
    words = " ".join(phrase.lower().split())
    return hashlib.scrypt(words.encode(), salt=b"saecula-phrase", n=2**14, r=8, p=1).hex()


def new_seed() -> str:
    """Return the server's secret number of a match, which is published when the match ends."""
    return secrets.token_hex(32)


def thought_seed(seed: str) -> int:
    """Return the seed of the bots' thoughts: one for a whole match, a stranger to its dice."""
    return int.from_bytes(hmac.digest(seed.encode(), b"thoughts", "sha256")[:7])
