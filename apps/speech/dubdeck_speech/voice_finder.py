"""The voice in one channel of sound, as the network finds it at a steady level and over a little noise."""

import numpy as np

from .enhancer import DELAY, Enhancer

BLOCK = 48_000
"""Samples in a block: one second."""

# Without some noise the network overlooks narrow voices, such as a telephone's, in an otherwise silent spectrum.
_NOISE_DB = -52


class VoiceFinder:
    """Follows one stream, block by block; the voice comes out DELAY samples late. Belongs to one thread."""

    def __init__(self) -> None:
        self._enhancer = Enhancer()
        self._noise = _pink(BLOCK) * 10 ** (_NOISE_DB / 20)
        self._gains: np.ndarray | None = None

    def process(self, block: np.ndarray, gain: float) -> np.ndarray:
        """Returns BLOCK float32 samples of voice for as many of sound (float, at 48 kHz).

        `gain` brings speech to the level that the network knows; it is reached at the block's end.
        """
        if self._gains is None:  # the network finds little in the first second that it hears, so that is heard twice
            self._gains = np.full(BLOCK, gain, np.float32)
            self._enhancer.process(block * gain + self._noise)
        gains = np.linspace(self._gains[-1], gain, BLOCK, dtype=np.float32)
        voice = self._enhancer.process(block * gains + self._noise)
        late = np.concatenate([self._gains, gains])[BLOCK - DELAY : -DELAY]
        self._gains = gains
        return voice / late

    def close(self) -> None:
        """Frees the network's state; safe to call twice."""
        self._enhancer.close()


def _pink(samples: int) -> np.ndarray:
    """Noise of equal power in every octave above 30 Hz, RMS 1, the same each time; its end joins its start."""
    frequencies = np.fft.rfftfreq(samples, 1 / 48_000)
    random = np.random.default_rng(0).standard_normal((2, len(frequencies)))
    spectrum = (random[0] + 1j * random[1]) / np.sqrt(np.maximum(frequencies, 1))
    spectrum[frequencies < 30] = 0
    noise = np.fft.irfft(spectrum, samples)
    return (noise / noise.std()).astype(np.float32)
