"""Finds speech that a recogniser skipped, as Whisper does after sound that is not speech."""

from collections.abc import Sequence
from dataclasses import replace

from faster_whisper.transcribe import Segment, Word

from .transcript import Region

_MIN_SECONDS = 0.7
_MOST = 8


def missed_regions(regions: Sequence[Region], words: Sequence[Word]) -> list[Region]:
    """Returns the speech regions of at least 0.7 s in which no word was found, in order; at most the 8 longest."""
    missed = [
        region
        for region in regions
        if _length(region) >= _MIN_SECONDS and not any(_lies_in(word, region) for word in words)
    ]
    return sorted(sorted(missed, key=_length, reverse=True)[:_MOST], key=lambda region: region.start)


def within(segment: Segment, region: Region) -> Segment:
    """Returns a copy of a segment, with its words, clamped to a region."""

    def at(time: float) -> float:
        return min(max(time, region.start), region.end)

    words = [replace(word, start=at(word.start), end=at(word.end)) for word in segment.words or []]
    return replace(segment, start=at(segment.start), end=at(segment.end), words=words)


def _lies_in(word: Word, region: Region) -> bool:
    """By its middle, because words may reach a little into a neighbouring region."""
    return region.start <= (word.start + word.end) / 2 <= region.end


def _length(region: Region) -> float:
    return region.end - region.start
