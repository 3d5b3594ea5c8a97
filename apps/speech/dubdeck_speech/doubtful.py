"""Tells recognised sentences from guesses by hearing doubtful ones once more, without what is around them."""

import re
from collections.abc import Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from .transcript import Region, Word

# Mean probability of a sentence's words. Of the sentences between these that were heard in much noise, three quarters
# of those with mostly wrong words are heard as something else the second time, and a quarter of those with few.
_GUESS, _SURE = 0.6, 0.8
_MIN_CONFIRMED = 0.5  # share of a sentence's words

_SENTENCE_END = re.compile(r"[.?!…。？！]$")
_CJK = "\u3040-\u30ff\u3400-\u9fff"  # written without spaces
_UNIT = re.compile(rf"[^\W{_CJK}]+|[{_CJK}]")


def sentences_of(words: Sequence[Word]) -> list[list[Word]]:
    """Divides words at the ends of sentences."""
    sentences: list[list[Word]] = []
    ended = True
    for word in words:
        if ended:
            sentences.append([])
        sentences[-1].append(word)
        ended = _SENTENCE_END.search(word.word) is not None
    return sentences


def is_doubtful(sentence: Sequence[Word]) -> bool:
    """Returns whether the model is neither sure of a sentence nor so unsure that it is a guess anyway."""
    probability = sum(word.probability for word in sentence) / len(sentence)
    return _GUESS <= probability < _SURE


def span(sentence: Sequence[Word]) -> Region:
    """Returns the time from a sentence's first word to its last."""
    return Region(sentence[0].start, max(word.end for word in sentence))


def as_confirmed(sentence: Sequence[Word], again: str) -> list[Word]:
    """Returns a sentence's words, less probable if less than half of them were heard again."""
    said, heard = _units("".join(word.word for word in sentence)), _units(again)
    blocks = SequenceMatcher(None, said, heard, autojunk=False).get_matching_blocks()
    confirmed = sum(block.size for block in blocks) / max(1, len(said))
    if confirmed >= _MIN_CONFIRMED:
        return list(sentence)
    return [replace(word, probability=round(word.probability * confirmed, 4)) for word in sentence]


def _units(text: str) -> list[str]:
    return _UNIT.findall(text.lower())
