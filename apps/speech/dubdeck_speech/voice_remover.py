"""Takes the voice out of one channel: what the network finds and its leakage, then the same once more over the bed.

The second pass catches words that the first one missed after long music, and more of a room's echo.
"""

import numpy as np

from . import enhancer, leakage
from .leakage import Leakage
from .voice_finder import BLOCK, VoiceFinder

_SECOND_GAIN = 4.0  # voice that is left is weaker
_PASS_DELAY = enhancer.DELAY + leakage.DELAY
DELAY = 2 * _PASS_DELAY
"""Samples at 48 kHz by which a VoiceRemover's voice comes out late."""


class VoiceRemover:
    """Follows one stream, block by block. Belongs to one thread; `close` frees its memory."""

    def __init__(self) -> None:
        self._passes = [_Pass(), _Pass()]
        self._sound, self._voice = Delay(_PASS_DELAY), Delay(_PASS_DELAY)

    def process(self, block: np.ndarray, gain: float) -> np.ndarray:
        """Returns BLOCK float32 samples of what to subtract, DELAY samples late, for as many of sound.

        `gain` brings speech to the level that the network knows.
        """
        first, second = self._passes
        voice = first.process(block, gain)
        bed = self._sound.process(block) - voice
        return self._voice.process(voice) + second.process(bed, gain * _SECOND_GAIN)

    def close(self) -> None:
        """Frees the networks' states; safe to call twice."""
        for each in self._passes:
            each.close()


class _Pass:
    def __init__(self) -> None:
        self._finder, self._leakage = VoiceFinder(), Leakage()
        self._sound, self._voice = Delay(enhancer.DELAY), Delay(leakage.DELAY)

    def process(self, block: np.ndarray, gain: float) -> np.ndarray:
        voice = self._finder.process(block, gain)
        leaked = self._leakage.process(voice, self._sound.process(block) - voice)
        return self._voice.process(voice) + leaked

    def close(self) -> None:
        self._finder.close()


class Delay:
    """Holds the last samples (… × n) of a stream back."""

    def __init__(self, samples: int, channels: int | None = None) -> None:
        self._held = np.zeros((channels, samples) if channels else samples, np.float32)

    def process(self, block: np.ndarray) -> np.ndarray:
        """Returns as many samples as the block has (at least as many as are held back)."""
        joined = np.concatenate([self._held, block], axis=-1)
        self._held = joined[..., block.shape[-1] :]
        return joined[..., : block.shape[-1]]
