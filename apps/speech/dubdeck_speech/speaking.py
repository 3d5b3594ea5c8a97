"""Tells which seconds of sound may contain speech, so that the voice is looked for only there."""

from collections.abc import Iterable, Iterator

import numpy as np
from faster_whisper.vad import get_vad_model

# Far below what counts as speech to recognise: a voice must never remain because it was overlooked here.
_MAYBE = 0.2
_WINDOW = 512  # samples at 16 kHz


def speech_probability(samples: np.ndarray) -> float:
    """Returns the highest probability of speech, by Silero, in one channel of float samples at 48 kHz."""
    at_16_khz = samples[: len(samples) // 3 * 3].reshape(-1, 3).mean(1).astype(np.float32)
    if not at_16_khz.size:
        return 0.0
    return float(get_vad_model()(np.pad(at_16_khz, (0, -len(at_16_khz) % _WINDOW))).max())


def with_speech(
    blocks: Iterable[tuple[np.ndarray, np.ndarray]],
) -> Iterator[tuple[np.ndarray, np.ndarray, bool]]:
    """Yields each block (int16, 2 × n) and its gains, and whether it or a neighbour may contain speech.

    Reads one block ahead.
    """
    before, held = False, None
    for block, gains in blocks:
        channels = zip(block, gains, strict=True) if (block[0] != block[1]).any() else [(block[0], gains[0])]
        speaks = any(speech_probability(c * np.float32(g / 32_768)) >= _MAYBE for c, g in channels)
        if held:
            yield *held[:2], before or held[2] or speaks
            before = held[2]
        held = block, gains, speaks
    if held:
        yield *held[:2], before or held[2]
