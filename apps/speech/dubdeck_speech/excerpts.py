"""Cuts regions out of a recording, to be heard one by one."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

import numpy as np
from faster_whisper.transcribe import Segment

from .audio import SAMPLE_RATE
from .transcript import Region

_PAD_SECONDS = 0.3
_WINDOW_SECONDS = 29  # a little less than a model's window


class Excerpts:
    """Regions with a little silence around them, joined, because faster-whisper refuses overlapping clips.

    Takes float samples at 16 kHz; `samples` are the joined excerpts.
    """

    def __init__(self, audio: np.ndarray, regions: Sequence[Region]) -> None:
        starts = [max(0.0, region.start - _PAD_SECONDS) for region in regions]
        ends = [min(region.end + _PAD_SECONDS, region.start + _WINDOW_SECONDS) for region in regions]
        parts = [
            audio[round(start * SAMPLE_RATE) : round(end * SAMPLE_RATE)]
            for start, end in zip(starts, ends, strict=True)
        ]
        self.samples = np.concatenate(parts)
        edges = list(accumulate((len(part) for part in parts), initial=0))
        self.clips = [
            {"start": start / SAMPLE_RATE, "end": end / SAMPLE_RATE}
            for start, end in zip(edges, edges[1:], strict=False)
        ]
        self._delays = [start - clip["start"] for start, clip in zip(starts, self.clips, strict=True)]

    def in_recording(self, segments: Sequence[Segment]) -> list[Segment]:
        """Returns the excerpts' segments, one each, with the times of the recording."""
        return [later(segment, delay) for segment, delay in zip(segments, self._delays, strict=True)]


def later(segment: Segment, delay: float) -> Segment:
    """Returns a copy of a segment, with its words, that many seconds later."""
    words = [replace(word, start=word.start + delay, end=word.end + delay) for word in segment.words or []]
    return replace(segment, start=segment.start + delay, end=segment.end + delay, words=words)
