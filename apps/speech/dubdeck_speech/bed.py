"""Computes the bed: the sound minus its voice, so that music and ambience remain under a dub."""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import chain, repeat

import numpy as np

from .level import with_gains
from .speaking import with_speech
from .voice_remover import BLOCK, DELAY, Delay, VoiceRemover

BED_RATE = 48_000
# Channels count as identical if their difference is this far below their level.
_ALIKE_DB = -30
_NOTHING = np.zeros((2, 0), np.int16)
_MEMORY = 3  # blocks after which a second remover has the same state as the first


def remove_voice(blocks: Iterable[np.ndarray]) -> Iterator[bytes]:
    """Yields the bed as interleaved s16le stereo, with as many frames as the blocks (int16, 2 × n, at 48 kHz).

    Works second by second, so that memory does not grow with length.
    """
    remover = _StereoRemover()
    early, owed = DELAY, 0
    try:
        for block, gains, speaks in with_speech(with_gains(chain(_even(blocks), repeat(_NOTHING)))):
            owed += block.shape[1]
            if not owed:
                break
            bed = remover.process(block, gains, speaks)[:, early : early + owed]
            early, owed = 0, owed - bed.shape[1]
            yield _interleave(bed)
    finally:
        remover.close()


class _StereoRemover:
    """Processes both channels as one until they differ, then separately."""

    def __init__(self) -> None:
        self._removers = [VoiceRemover()]
        self._sound = Delay(DELAY, channels=2)
        self._recent: deque[tuple[np.ndarray, float, bool]] = deque(maxlen=_MEMORY)

    def process(self, block: np.ndarray, gains: np.ndarray, speaks: bool) -> np.ndarray:
        """Returns BLOCK frames of the bed, DELAY frames late, for a block (int16) of at most BLOCK frames."""
        samples = np.zeros((2, BLOCK), np.float32)
        samples[:, : block.shape[1]] = block / np.float32(32_768)
        return self._sound.process(samples) - self._voice(samples, gains, speaks)

    def close(self) -> None:
        for remover in self._removers:
            remover.close()

    def _voice(self, samples: np.ndarray, gains: np.ndarray, speaks: bool) -> np.ndarray:
        if len(self._removers) == 1 and not _alike(samples):
            self._removers.append(VoiceRemover())
            for before in self._recent:
                self._removers[1].process(*before)
        if len(self._removers) == 2:
            channels = zip(self._removers, samples, gains, strict=True)
            return np.stack([remover.process(*channel, speaks) for remover, *channel in channels])
        both = samples.mean(0), gains.min(), speaks
        self._recent.append(both)
        return self._removers[0].process(*both)


def _alike(samples: np.ndarray) -> bool:
    difference = ((samples[0] - samples[1]) ** 2).sum()
    return difference <= (samples**2).sum() / 2 * 10 ** (_ALIKE_DB / 10) + 1e-6


def _even(blocks: Iterable[np.ndarray]) -> Iterator[np.ndarray]:
    """Re-cuts blocks of any length into blocks of BLOCK samples; the last may be shorter."""
    held = _NOTHING
    for block in blocks:
        held = np.concatenate([held, block], axis=1)
        while held.shape[1] >= BLOCK:
            yield held[:, :BLOCK]
            held = held[:, BLOCK:]
    if held.shape[1]:
        yield held


def _interleave(samples: np.ndarray) -> bytes:
    return np.clip(np.rint(samples.T * 32_768), -32_768, 32_767).astype("<i2").tobytes()
