"""Finds the voice in one channel of sound, giving the network a steady level and a little noise."""

import numpy as np

from .enhancer import DELAY, Enhancer

BLOCK = 48_000
"""Samples in a block: one second."""

# Without some noise the network misses narrow-band voices, such as a telephone's, in an otherwise silent spectrum.
_NOISE_DB = -52


class VoiceFinder:
    """Processes one stream block by block; the voice is DELAY samples late. Use it from one thread only."""

    def __init__(self) -> None:
        self._enhancer = Enhancer()
        self._noise = _pink(BLOCK) * 10 ** (_NOISE_DB / 20)
        self._gains: np.ndarray | None = None
        self._before: tuple[np.ndarray, float] | None = None

    def process(self, block: np.ndarray, gain: float, speaks: bool = True) -> np.ndarray:
        """Returns BLOCK float32 samples of voice for BLOCK samples of sound (float, at 48 kHz).

        `gain` brings speech to the level the network expects; it is ramped and reached at the block's end.
        Without speech, returns silence at once.
        """
        before, self._before = self._before or (block, gain), (block, gain)
        if not speaks:
            self._gains = None
            return np.zeros(BLOCK, np.float32)
        if self._gains is None:  # the network finds little in its first second, so it gets one more
            warm_up, start = before
            self._gains = np.full(BLOCK, start, np.float32)
            self._enhancer.process(warm_up * start + self._noise)
        gains = np.linspace(self._gains[-1], gain, BLOCK, dtype=np.float32)
        voice = self._enhancer.process(block * gains + self._noise)
        late = np.concatenate([self._gains, gains])[BLOCK - DELAY : -DELAY]
        self._gains = gains
        return voice / late

    def close(self) -> None:
        """Frees the network's state; safe to call twice."""
        self._enhancer.close()


def _pink(samples: int) -> np.ndarray:
    """Returns deterministic pink noise above 30 Hz with RMS 1, which can be looped seamlessly."""
    frequencies = np.fft.rfftfreq(samples, 1 / 48_000)
    random = np.random.default_rng(0).standard_normal((2, len(frequencies)))
    spectrum = (random[0] + 1j * random[1]) / np.sqrt(np.maximum(frequencies, 1))
    spectrum[frequencies < 30] = 0
    noise = np.fft.irfft(spectrum, samples)
    return (noise / noise.std()).astype(np.float32)
