"""Removes the voice from one channel in two passes, each with the network's voice and its leakage.

The second pass, over the first one's bed, catches words missed after long music, and more of a room's echo. It
runs only where the first bed still sounds like speech, which is seldom.
"""

import numpy as np

from . import enhancer, leakage
from .leakage import Leakage
from .speaking import speech_probability
from .voice_finder import BLOCK, VoiceFinder

_SECOND_GAIN = 4.0  # the remaining voice is quieter
_STILL_SPEECH = 0.6
_PASS_DELAY = enhancer.DELAY + leakage.DELAY
DELAY = 2 * _PASS_DELAY
"""Delay of a VoiceRemover's voice, in samples at 48 kHz."""


class VoiceRemover:
    """Processes one stream block by block. Use it from one thread only; `close` frees its memory."""

    def __init__(self) -> None:
        self._passes = [_Pass(), _Pass()]
        self._sound, self._voice = Delay(_PASS_DELAY), Delay(_PASS_DELAY)

    def process(self, block: np.ndarray, gain: float, speaks: bool) -> np.ndarray:
        """Returns BLOCK float32 samples to subtract, DELAY samples late, for BLOCK samples of sound.

        `gain` brings speech to the level the network expects; `speaks` is false if there is none nearby.
        """
        first, second = self._passes
        voice = first.process(block, gain, speaks)
        bed = self._sound.process(block) - voice
        gain *= _SECOND_GAIN
        remains = speaks and speech_probability(bed * gain) >= _STILL_SPEECH
        return self._voice.process(voice) + second.process(bed, gain, remains)

    def close(self) -> None:
        """Frees the networks' states; safe to call twice."""
        for each in self._passes:
            each.close()


class _Pass:
    def __init__(self) -> None:
        self._finder, self._leakage = VoiceFinder(), Leakage()
        self._sound, self._voice = Delay(enhancer.DELAY), Delay(leakage.DELAY)

    def process(self, block: np.ndarray, gain: float, speaks: bool) -> np.ndarray:
        voice = self._finder.process(block, gain, speaks)
        leaked = self._leakage.process(voice, self._sound.process(block) - voice)
        return self._voice.process(voice) + leaked

    def close(self) -> None:
        self._finder.close()


class Delay:
    """Delays a stream (… × n) by a number of samples."""

    def __init__(self, samples: int, channels: int | None = None) -> None:
        self._held = np.zeros((channels, samples) if channels else samples, np.float32)

    def process(self, block: np.ndarray) -> np.ndarray:
        """Returns as many delayed samples as the block has; the block must be at least as long as the delay."""
        joined = np.concatenate([self._held, block], axis=-1)
        self._held = joined[..., block.shape[-1] :]
        return joined[..., : block.shape[-1]]
