"""Groups blocks of sound into stretches with or without speech, each with the sound around it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from .voice_remover import AFTER, BEFORE, BLOCK

_LONGEST = 16  # blocks: each start of the networks costs context and may mistake music for voice; longer needs memory

Heard = tuple[np.ndarray, np.ndarray, bool]
"""A block (int16, 2 × n), its gains and whether somebody speaks."""


@dataclass(frozen=True)
class Stretch:
    """Consecutive blocks, between BEFORE and AFTER blocks of context: int16 samples (2 × n), one gain per block."""

    sound: np.ndarray
    gains: np.ndarray
    speaks: bool
    kept: tuple[int, int]
    """First sample without the context and the one after the last."""


def stretches(blocks: Iterable[Heard]) -> Iterator[Stretch]:
    """Yields the blocks in stretches of at most _LONGEST. At the sound's ends, a repeated block is the context."""
    before: list[Heard] = []
    now: list[Heard] = []
    for block in blocks:
        if now and (block[2] != now[0][2] or len(now) == _LONGEST):
            yield _stretch(before, now, [block])
            before, now = [*before, *now][-BEFORE:], []
        now.append(block)
    if now:
        yield _stretch(before, now, [])


def _stretch(before: list[Heard], now: list[Heard], after: list[Heard]) -> Stretch:
    speaks = now[0][2]
    length = sum(block.shape[1] for block, _, _ in now)
    if not speaks:
        return Stretch(np.concatenate([block for block, _, _ in now], axis=1), np.zeros((2, 0)), False, (0, length))
    known = [*[now[0]] * (BEFORE - len(before)), *before, *now, *(after or now[-1:])]
    sound = np.concatenate([_whole(block) for block, _, _ in known], axis=1)
    gains = np.stack([gains for _, gains, _ in known], axis=1)
    return Stretch(sound, gains, True, (BEFORE * BLOCK, BEFORE * BLOCK + length))


def _whole(block: np.ndarray) -> np.ndarray:
    return np.pad(block, ((0, 0), (0, BLOCK - block.shape[1])))
