"""The bed: sound less its voice, so that music and room stay where a dub speaks."""

from collections.abc import Iterable, Iterator

import numpy as np

from .enhancer import DELAY, Enhancer

BED_RATE = 48_000
_BLOCK = 2 * BED_RATE
# Channels whose difference lies this far below them sound the same.
_ALIKE_DB = -30


def remove_voice(blocks: Iterable[np.ndarray]) -> Iterator[bytes]:
    """Yields the bed as interleaved s16le stereo, as many frames as the blocks hold (int16, 2 × n, at 48 kHz).

    Works frame by frame, so that length costs no memory.
    """
    remover = _VoiceRemover()
    try:
        for block in _even(blocks):
            yield _interleave(remover.process(block))
        yield _interleave(remover.finish())
    finally:
        remover.close()


class _VoiceRemover:
    """Enhances both channels as one as long as they are alike, then each by itself."""

    def __init__(self) -> None:
        self._enhancers = [Enhancer()]
        self._frame = self._enhancers[0].frame
        self._waiting = np.zeros((2, 0), np.float32)  # input whose frame is not full yet
        self._late = np.zeros((2, 0), np.float32)  # input whose voice has not come out yet
        self._skip = DELAY
        self._recent = np.zeros(0, np.float32)

    def process(self, block: np.ndarray) -> np.ndarray:
        samples = np.concatenate([self._waiting, block.astype(np.float32) / 32_768], axis=1)
        whole = samples.shape[1] // self._frame * self._frame
        self._waiting = samples[:, whole:]
        return self._subtract(samples[:, :whole])

    def finish(self) -> np.ndarray:
        """Pushes the last samples through; returns what is left of the bed."""
        left = self._waiting.shape[1] + self._late.shape[1]
        padding = DELAY + -(self._waiting.shape[1] + DELAY) % self._frame
        return self.process(np.zeros((2, padding), np.int16))[:, :left]

    def close(self) -> None:
        for enhancer in self._enhancers:
            enhancer.close()

    def _subtract(self, samples: np.ndarray) -> np.ndarray:
        voice = self._voice(samples)
        self._late = np.concatenate([self._late, samples], axis=1)
        skipped = min(self._skip, voice.shape[1])
        self._skip -= skipped
        voice = voice[:, skipped:]
        bed = self._late[:, : voice.shape[1]] - voice
        self._late = self._late[:, voice.shape[1] :]
        return bed

    def _voice(self, samples: np.ndarray) -> np.ndarray:
        if len(self._enhancers) == 1 and not _alike(samples):
            second = Enhancer()
            second.process(self._recent)  # so that it knows as much as the first
            self._enhancers.append(second)
        if len(self._enhancers) == 2:
            return np.stack([e.process(channel) for e, channel in zip(self._enhancers, samples, strict=True)])
        both = samples.mean(0)
        self._recent = np.concatenate([self._recent, both])[-_BLOCK:]
        return np.broadcast_to(self._enhancers[0].process(both), samples.shape)


def _alike(samples: np.ndarray) -> bool:
    difference = ((samples[0] - samples[1]) ** 2).sum()
    return difference <= (samples**2).sum() / 2 * 10 ** (_ALIKE_DB / 10) + 1e-6


def _even(blocks: Iterable[np.ndarray]) -> Iterator[np.ndarray]:
    """Joins blocks to some of two seconds: enough for each step to be worth sending."""
    held, length = [], 0
    for block in blocks:
        held.append(block)
        length += block.shape[1]
        if length >= _BLOCK:
            yield np.concatenate(held, axis=1)
            held, length = [], 0
    if held:
        yield np.concatenate(held, axis=1)


def _interleave(samples: np.ndarray) -> bytes:
    return np.clip(np.rint(samples.T * 32_768), -32_768, 32_767).astype("<i2").tobytes()
