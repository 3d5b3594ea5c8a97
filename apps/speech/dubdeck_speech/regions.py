"""Finds speech regions with Silero's voice activity detection."""

from collections.abc import Iterable, Iterator

import numpy as np
from faster_whisper.vad import VadOptions, get_speech_timestamps

from .audio import SAMPLE_RATE
from .transcript import Region

# Strict enough that soft music before a voice does not count as speech.
VOICE_ACTIVITY = VadOptions(
    threshold=0.6,
    neg_threshold=0.35,
    min_speech_duration_ms=100,
    min_silence_duration_ms=250,
    speech_pad_ms=0,
)
_BLOCK = 60 * SAMPLE_RATE


def find_regions(audio: np.ndarray) -> list[Region]:
    """Finds speech regions in float samples at 16 kHz, in order; pauses under 250 ms do not split them."""
    spans = get_speech_timestamps(audio, VOICE_ACTIVITY, SAMPLE_RATE)
    return [Region(round(s["start"] / SAMPLE_RATE, 3), round(s["end"] / SAMPLE_RATE, 3)) for s in spans]


def speech_of(blocks: Iterable[np.ndarray]) -> Iterator[tuple[int, np.ndarray]]:
    """Yields each speech region as the index of its first sample and its float samples.

    Takes int16 mono blocks of any length at 16 kHz. Buffers one minute, so it splits speech that goes
    on that long without a pause.
    """
    start, held, length = 0, [], 0
    for block in blocks:
        held.append(block.reshape(-1))
        length += len(held[-1])
        if length >= _BLOCK:
            audio = np.concatenate(held)
            done = yield from _regions_within(start, audio, final=False)
            start, held, length = start + done, [audio[done:]], len(audio) - done
    if length:
        yield from _regions_within(start, np.concatenate(held), final=True)


def _regions_within(start: int, audio: np.ndarray, *, final: bool):
    """Yields the completed regions; returns how many samples can be discarded."""
    samples = audio.astype(np.float32) / 32_768
    spans = get_speech_timestamps(samples, VOICE_ACTIVITY, SAMPLE_RATE)
    # The last region may continue in the next block, so it is kept for then unless it starts this block.
    goes_on = not final and spans and spans[-1]["end"] > len(audio) - SAMPLE_RATE // 2 and spans[-1]["start"] > 0
    for span in spans[:-1] if goes_on else spans:
        yield start + span["start"], samples[span["start"] : span["end"]]
    return spans[-1]["start"] if goes_on else len(audio)
