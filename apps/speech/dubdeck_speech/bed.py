"""Computes the bed: the sound minus its voice, so that music and ambience remain under a dub."""

from collections.abc import Iterable, Iterator

import numpy as np

from .level import with_gains
from .speaking import with_speech
from .stretches import Stretch, stretches
from .voice_remover import BLOCK, voice_in

BED_RATE = 48_000
# Channels count as identical if their difference is this far below their level.
_ALIKE_DB = -30
_FADE = 960
_IN = np.linspace(0, 1, _FADE, dtype=np.float32)


def remove_voice(blocks: Iterable[np.ndarray]) -> Iterator[bytes]:
    """Yields the bed as interleaved s16le stereo, with as many frames as the blocks (int16, 2 × n, at 48 kHz).

    Works stretch by stretch, so that memory does not grow with length.
    """
    fading = np.zeros((2, _FADE), np.float32)  # what the previous stretch takes for the voice in the next one
    for stretch in stretches(with_speech(with_gains(_even(blocks)))):
        voice = _voice(stretch)
        start, end = stretch.kept
        bed = stretch.sound[:, start:end] / np.float32(32_768)
        bed[:, :_FADE] -= ((1 - _IN) * fading)[:, : bed.shape[1]]
        if voice is not None:
            fading = voice[:, end : end + _FADE].copy()
            voice[:, start : start + _FADE] *= _IN
            bed -= voice[:, start:end]
        else:
            fading = np.zeros_like(fading)
        yield _interleave(bed)


def _voice(stretch: Stretch) -> np.ndarray | None:
    """Returns both channels' voice in a stretch and its context; None without speech."""
    if not stretch.speaks:
        return None
    sound = stretch.sound / np.float32(32_768)
    if _alike(sound):
        return voice_in(sound.mean(0), stretch.gains.min(0))[None].repeat(2, axis=0)
    return np.stack([voice_in(*channel) for channel in zip(sound, stretch.gains, strict=True)])


def _alike(samples: np.ndarray) -> bool:
    difference = ((samples[0] - samples[1]) ** 2).sum()
    return difference <= (samples**2).sum() / 2 * 10 ** (_ALIKE_DB / 10) + 1e-6


def _even(blocks: Iterable[np.ndarray]) -> Iterator[np.ndarray]:
    """Re-cuts blocks of any length into blocks of BLOCK samples; the last may be shorter."""
    held, length = [], 0
    for block in blocks:
        held.append(block)
        length += block.shape[1]
        if length >= BLOCK:
            joined = np.concatenate(held, axis=1)
            whole = length // BLOCK * BLOCK
            yield from np.split(joined[:, :whole], whole // BLOCK, axis=1)
            held, length = [joined[:, whole:]], length - whole
    if length:
        yield np.concatenate(held, axis=1)


def _interleave(samples: np.ndarray) -> bytes:
    return np.clip(np.rint(samples.T * 32_768), -32_768, 32_767).astype("<i2").tobytes()
