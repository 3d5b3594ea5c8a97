"""Estimates a voice's third formant, a measure of the vocal tract's length, by linear prediction."""

import numpy as np
from scipy.linalg import LinAlgError, solve_toeplitz
from scipy.signal import lfilter, resample_poly

from .audio import SAMPLE_RATE

_RATE = SAMPLE_RATE * 11 // 16  # formants are below half this rate
_WINDOW = _RATE * 64 // 1000
_ORDER = 12
_WIDEST_HZ = 500


def third_formants(samples: np.ndarray, hop: int, voiced: np.ndarray) -> np.ndarray:
    """Returns the third formant in Hz every `hop` samples; 0 if unvoiced or unclear."""
    emphasised = lfilter([1, -0.97], 1, resample_poly(samples, 11, 16))
    found = np.zeros(len(voiced), np.float32)
    for tick in np.flatnonzero(voiced):
        start = tick * hop * _RATE // SAMPLE_RATE
        frame = emphasised[start : start + _WINDOW]
        if len(frame) == _WINDOW:
            found[tick] = _third(frame * np.hamming(_WINDOW))
    return found


def _third(frame: np.ndarray) -> float:
    correlation = np.correlate(frame, frame, "full")[_WINDOW - 1 : _WINDOW + _ORDER]
    correlation[0] *= 1.0001
    try:
        predictor = solve_toeplitz(correlation[:_ORDER], correlation[1:])
    except LinAlgError:
        return 0.0
    roots = np.roots(np.concatenate([[1], -predictor]))
    roots = roots[roots.imag > 0.01]
    frequencies = np.angle(roots) * _RATE / (2 * np.pi)
    widths = -np.log(np.abs(roots)) * _RATE / np.pi
    formants = np.sort(frequencies[(widths < _WIDEST_HZ) & (frequencies > 200)])
    return float(formants[2]) if len(formants) > 3 else 0.0
