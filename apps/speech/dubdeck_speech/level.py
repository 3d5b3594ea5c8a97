"""Computes the gain of the network's input: as steady as possible, because it misses voices after sudden changes."""

from collections import deque
from collections.abc import Iterable, Iterator

import numpy as np

_LEVEL_DB = -26  # RMS of the louder half of a loud second, in dB of full scale
_MAX_GAIN = 100.0
_AHEAD = 4  # blocks of look-ahead for loud sound
_DECAY = 10**-0.05  # decay of the power per block: 0.5 dB


def with_gains(blocks: Iterable[np.ndarray]) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Yields each block (int16, 2 × n, at most 1 s) with each channel's linear gain. Reads _AHEAD blocks ahead."""
    ahead: deque[tuple[np.ndarray, np.ndarray]] = deque()
    power = np.zeros(2)
    for block in blocks:
        ahead.append((block, _power(block)))
        if len(ahead) > _AHEAD:
            power = _loudest(power, ahead)
            yield ahead.popleft()[0], _gains(power)
    while ahead:
        power = _loudest(power, ahead)
        yield ahead.popleft()[0], _gains(power)


def _loudest(power: np.ndarray, ahead: Iterable[tuple[np.ndarray, np.ndarray]]) -> np.ndarray:
    return np.maximum(power * _DECAY, np.max([p for _, p in ahead], axis=0))


def _gains(power: np.ndarray) -> np.ndarray:
    return np.minimum(10 ** (_LEVEL_DB / 20) / (np.sqrt(power) + 1e-9), _MAX_GAIN)


def _power(block: np.ndarray) -> np.ndarray:
    """Returns each channel's mean power over the louder half of a block's 10 ms frames."""
    frames = block[:, : block.shape[1] // 480 * 480].reshape(2, -1, 480) / np.float32(32_768)
    loud = np.sort((frames**2).mean(2), axis=1)[:, frames.shape[1] // 2 :]
    return loud.mean(1) if loud.size else np.zeros(2)
