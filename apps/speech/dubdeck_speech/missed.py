"""Finds speech that a recogniser skipped, as Whisper does after sound that is not speech, and at repetitions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from faster_whisper.transcribe import Segment, Word

from .transcript import Region

_MIN_SECONDS = 0.7
_MOST = 8
# Whisper stretches the word before or after what it skipped; a word takes no longer than this.
_WORD_SECONDS, _LETTER_SECONDS = 0.4, 0.12
_ROUNDING_SECONDS = 0.1  # of a word's times


def missed_regions(regions: Sequence[Region], words: Sequence[Word]) -> list[Region]:
    """Returns the parts of speech regions, of at least 0.7 s, in which no word was found, in order; the 8 longest."""
    said = sorted((_said(word) for word in words if _letters(word)), key=lambda part: part.start)
    missed = [part for region in regions for part in _between(region, said) if _length(part) >= _MIN_SECONDS]
    return sorted(sorted(missed, key=_length, reverse=True)[:_MOST], key=lambda part: part.start)


def within(segment: Segment, region: Region) -> Segment:
    """Returns a copy of a segment, with its words, clamped to a region."""

    def at(time: float) -> float:
        return min(max(time, region.start), region.end)

    words = [replace(word, start=at(word.start), end=at(word.end)) for word in segment.words or []]
    return replace(segment, start=at(segment.start), end=at(segment.end), words=words)


def _said(word: Word) -> Region:
    """Returns when a word is said, without what it was stretched over."""
    longest = _WORD_SECONDS + _LETTER_SECONDS * _letters(word)
    return Region(word.start - _ROUNDING_SECONDS, min(word.end, word.start + longest) + _ROUNDING_SECONDS)


def _between(region: Region, said: Sequence[Region]) -> Iterator[Region]:
    """Yields the parts of a region before, between and after what was said, which is in order."""
    start = region.start
    for part in said:
        if part.start > start:
            yield Region(start, min(part.start, region.end))
        start = max(start, part.end)
        if start >= region.end:
            return
    yield Region(start, region.end)


def _letters(word: Word) -> int:
    return sum(character.isalnum() for character in word.word)


def _length(region: Region) -> float:
    return region.end - region.start
