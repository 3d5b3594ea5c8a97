"""Converts text to Kokoro's phonemes with eSpeak NG; reads foreign names by their own language's rules."""

import re
import threading
from collections.abc import Callable
from dataclasses import dataclass

import phonemizer
from kokoro_onnx.tokenizer import Tokenizer

from .japanese import read_japanese
from .voices import JAPANESE


@dataclass(frozen=True)
class Names:
    """Words of a text to read by another language's rules."""

    words: tuple[str, ...] = ()
    accent: str = "en-us"


_espeak = threading.Lock()  # eSpeak NG has global state
_FRENCH_Y = re.compile(r"(?<=\w-)y(?![\w-])")  # spelled out at the end of a phrase: "allez i grec"
_vocabulary = Tokenizer()  # also locates the eSpeak NG library


def read(text: str, accent: str, names: Names = Names()) -> str:
    """Returns phonemes with the text's punctuation. `accent` is one of voices.ACCENTS."""
    if accent == JAPANESE:
        return read_japanese(text, lambda latin: _phonemes(latin, "en-us"))
    if not names.words:
        return _phonemes(text, accent)
    return _read_mixed(text, _any_of(names.words), lambda own: _phonemes(own, accent), names.accent)


def _read_mixed(text: str, names: re.Pattern, read_own: Callable[[str], str], accent: str) -> str:
    """Reads adjacent names together, so that they are stressed as one phrase."""
    phonemes = ""
    for index, part in enumerate(names.split(text)):
        read_part = (lambda name: _phonemes(name, accent)) if index % 2 else read_own
        lead, body, tail = re.fullmatch(r"(\s*)(.*?)(\s*)", part, re.DOTALL).groups()
        phonemes += (" " if lead else "") + (read_part(body) if body else "") + (" " if tail else "")
    return phonemes


def _any_of(words: tuple[str, ...]) -> re.Pattern:
    word = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!\w)((?:{word})(?:\s+(?:{word}))*)(?!\w)")


def _phonemes(text: str, accent: str) -> str:
    """Returns phonemes without eSpeak NG's language switch marks, because Kokoro would speak "(en)" and "(fr)"."""
    if accent == "fr-fr":
        text = _FRENCH_Y.sub("i", text)
    with _espeak:
        read_out = phonemizer.phonemize(
            text, accent, preserve_punctuation=True, with_stress=True, language_switch="remove-flags"
        )
    return _vocabulary.known(read_out).strip()
