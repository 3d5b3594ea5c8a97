"""Measures a voice's pitch by normalised autocorrelation."""

import numpy as np

from .audio import SAMPLE_RATE

_WINDOW = 1024  # 64 ms: three periods of the lowest voice
_LOWEST_HZ, _HIGHEST_HZ = 60, 400
_VOICED = 0.6


def pitches_of(samples: np.ndarray, hop: int) -> np.ndarray:
    """Returns the pitch in Hz every `hop` samples; 0 if unvoiced."""
    count = max(0, (len(samples) - _WINDOW) // hop + 1)
    if count == 0:
        return np.zeros(0, np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(samples, _WINDOW)[::hop][:count]
    frames = frames - frames.mean(1, keepdims=True)
    windowed = frames * np.hanning(_WINDOW)
    correlation = _autocorrelation(windowed) / _autocorrelation(np.hanning(_WINDOW)[None])
    correlation = correlation / np.maximum(correlation[:, :1], 1e-9)
    shortest, longest = SAMPLE_RATE // _HIGHEST_HZ, SAMPLE_RATE // _LOWEST_HZ
    lags = correlation[:, shortest:longest]
    best = lags.max(1)
    # The period is the first peak nearly as high as the highest; later ones are its multiples.
    high = lags >= 0.9 * best[:, None]
    peak = np.pad((lags[:, 1:-1] >= lags[:, :-2]) & (lags[:, 1:-1] >= lags[:, 2:]), ((0, 0), (1, 1)))
    lag = np.argmax(high & peak, 1) + shortest
    loud = np.sqrt((frames**2).mean(1)) > 0.003
    found = (best > _VOICED) & loud & (high & peak).any(1)
    return np.where(found, SAMPLE_RATE / lag, 0).astype(np.float32)


def _autocorrelation(frames: np.ndarray) -> np.ndarray:
    spectrum = np.fft.rfft(frames, 2 * _WINDOW, axis=1)
    return np.fft.irfft(np.abs(spectrum) ** 2, axis=1)[:, :_WINDOW]
