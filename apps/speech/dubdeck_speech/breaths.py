"""Divides speech at the moments of silence in it, at which the speaker may change."""

import numpy as np

_BELOW_SPEECH_DB = 15
_MIN_TICKS = 3


def quiet_ticks(levels: np.ndarray) -> np.ndarray:
    """Returns which of a region's ticks are much quieter than its speech. `levels` are in dB."""
    return levels < np.percentile(levels, 90) - _BELOW_SPEECH_DB


def breaths(levels: np.ndarray) -> list[tuple[int, int]]:
    """Returns the parts of a region between quiet moments of at least 3 ticks, as their first tick and their end.

    In a conversation half of the changes come after less than 0.25 s, which is too short to end a region.
    """
    quiet = quiet_ticks(levels)
    edges = np.flatnonzero(np.diff(quiet.astype(np.int8), prepend=0, append=0)).tolist()
    pauses = [(start, end) for start, end in zip(edges[::2], edges[1::2], strict=True) if end - start >= _MIN_TICKS]
    starts = [0, *(end for _, end in pauses)]
    ends = [*(start for start, _ in pauses), len(levels)]
    return [(start, end) for start, end in zip(starts, ends, strict=True) if start < end]
