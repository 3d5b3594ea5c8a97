"""Finds voice left in a bed: sound that follows the voice already removed, such as quiet remains or echoes."""

import numpy as np

_TAPS = 3  # frames of voice (current and previous) that predict a frame of leakage
_STEP = 10  # frames that share a prediction filter
_REACH = 25  # further frames before and after, used to fit the filter
_WEIGHTS = np.hanning(2 * _REACH + _STEP + 2)[1:-1].astype(np.float32)
# Sound much louder than the simultaneous voice is not leakage, even if it follows the voice: it is music, some of
# which the network mistook for voice. A larger value keeps more of such sound.
_CAUTION = 0.1
# Maximum share of unrelated sound predicted by chance: twice the taps over about 30 independent frames.
_CHANCE = 0.2


def find_leakage(voice: np.ndarray, bed: np.ndarray) -> np.ndarray:
    """Predicts a bed's spectra (frames × bins) from those of the voice removed from it, by least squares over 0.6 s.

    Music does not follow the voice, so almost none of it is predicted.
    """
    frames = len(bed)
    spans = range(0, frames, _STEP)
    after = _REACH + len(spans) * _STEP - frames
    voice = np.pad(voice, ((_REACH + _TAPS - 1, after), (0, 0))).T
    bed = np.pad(bed, ((_REACH, after), (0, 0))).T
    taps = np.lib.stride_tricks.sliding_window_view(voice, bed.shape[1], axis=1)[:, ::-1]
    leakage = [_predict(taps[:, :, at : at + len(_WEIGHTS)], bed[:, at : at + len(_WEIGHTS)]) for at in spans]
    return np.concatenate(leakage, axis=1)[:, :frames].T


def _predict(taps: np.ndarray, bed: np.ndarray) -> np.ndarray:
    """Returns the leakage (bins × _STEP) in the middle of the frames."""
    now = taps[:, :, _REACH : _REACH + _STEP]
    return (_filter(taps, bed)[:, None] @ now)[:, 0]


def _filter(taps: np.ndarray, bed: np.ndarray) -> np.ndarray:
    """Returns the best coefficients (bins × taps) to predict the bed, reduced for chance correlation."""
    weighted = (taps * _WEIGHTS).conj()
    correlation = weighted @ taps.swapaxes(1, 2)
    voice_power = np.trace(correlation, axis1=1, axis2=2).real / _TAPS
    bed_power = (bed.real**2 + bed.imag**2) @ _WEIGHTS + np.float32(1e-9)
    ridge = 1e-3 * voice_power + _CAUTION * bed_power
    correlation += ridge[:, None, None] * np.eye(_TAPS, dtype=np.float32)
    common = weighted @ bed[:, :, None]
    coefficients = np.linalg.solve(correlation, common)
    predicted = (common.conj() * coefficients).sum((1, 2)).real / bed_power
    sure = np.clip((predicted - _CHANCE) / (1 - _CHANCE) / (predicted + 1e-9), 0, 1)
    return coefficients[:, :, 0] * sure[:, None]
