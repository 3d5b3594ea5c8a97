"""Turns sound into spectra and back: 20 ms frames every 10 ms, as DeepFilterNet3 expects them."""

import numpy as np

HOP = 480
"""Samples at 48 kHz from one frame to the next; a frame is twice as long."""
BINS = HOP + 1

_WINDOW = np.sin(np.pi / 2 * np.sin(np.pi / 2 * (np.arange(2 * HOP) + 0.5) / HOP) ** 2).astype(np.float32)


def analyse(samples: np.ndarray) -> np.ndarray:
    """Returns the complex64 spectra (frames × BINS) of whole hops of float32 samples, one frame more than hops."""
    padded = np.pad(samples, HOP)
    return np.fft.rfft(np.lib.stride_tricks.sliding_window_view(padded, 2 * HOP)[::HOP] * _WINDOW)


def synthesise(spectra: np.ndarray) -> np.ndarray:
    """Returns the float32 samples with these spectra; undoes `analyse`."""
    frames = np.fft.irfft(spectra) * _WINDOW
    return (frames[1:, :HOP] + frames[:-1, HOP:]).reshape(-1)
