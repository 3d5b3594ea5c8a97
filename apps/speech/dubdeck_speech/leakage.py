"""Finds voice left in a bed: sound that follows the voice already removed, such as quiet remains or echoes."""

import numpy as np

from .voice_finder import BLOCK

_HOP = 480  # 10 ms
_FRAMES = BLOCK // _HOP
_TAPS = 3  # frames of voice (current and previous) that predict a frame of leakage
_STEP = 10  # frames that share a prediction filter
_REACH = 25  # further frames before and after, used to fit the filter
_WEIGHTS = np.hanning(2 * _REACH + _STEP + 2)[1:-1].astype(np.float32)
_KEPT = 2 * _REACH + _TAPS - 1
# Sound much louder than the simultaneous voice is not leakage, even if it follows the voice: it is music, some of
# which the network mistook for voice. A larger value keeps more of such sound.
_CAUTION = 0.1
# Maximum share of unrelated sound predicted by chance: twice the taps over about 30 independent frames.
_CHANCE = 0.2

DELAY = _REACH * _HOP + _HOP
"""Delay of the leakage, in samples at 48 kHz."""


class Leakage:
    """Predicts a bed from the voice removed from it, per frequency, by least squares over half a second.

    Music does not follow the voice, so almost none of it is predicted.
    """

    def __init__(self) -> None:
        self._window = np.sqrt(np.hanning(2 * _HOP + 1)[:-1]).astype(np.float32)
        self._samples = np.zeros((2, _HOP), np.float32)
        self._spectra = np.zeros((2, _HOP + 1, _KEPT), np.complex64)
        self._tail = np.zeros(_HOP, np.float32)

    def process(self, voice: np.ndarray, bed: np.ndarray) -> np.ndarray:
        """Returns BLOCK samples of leakage, DELAY samples late, for BLOCK samples each of voice and bed."""
        samples = np.concatenate([self._samples, np.stack([voice, bed])], axis=1)
        self._samples = samples[:, BLOCK:]
        frames = np.lib.stride_tricks.sliding_window_view(samples, 2 * _HOP, axis=1)[:, ::_HOP]
        spectra = np.fft.rfft(frames * self._window, axis=2).astype(np.complex64).swapaxes(1, 2)
        spectra = np.concatenate([self._spectra, spectra], axis=2)
        self._spectra = spectra[:, :, _FRAMES:]
        return self._synthesise(_predict(*spectra))

    def _synthesise(self, spectra: np.ndarray) -> np.ndarray:
        frames = np.fft.irfft(spectra.T, axis=1).astype(np.float32) * self._window
        halves = np.concatenate([self._tail[None], frames[:-1, _HOP:]])
        self._tail = frames[-1, _HOP:]
        return (frames[:, :_HOP] + halves).reshape(-1)


def _predict(voice: np.ndarray, bed: np.ndarray) -> np.ndarray:
    """Returns the leakage (frequencies × frames) in the _FRAMES frames that _REACH known frames follow."""
    taps = np.lib.stride_tricks.sliding_window_view(voice, voice.shape[1] - _TAPS + 1, axis=1)[:, ::-1]
    bed = bed[:, _TAPS - 1 :]
    spans = [slice(at, at + len(_WEIGHTS)) for at in range(0, _FRAMES, _STEP)]
    filters = [_filter(taps[:, :, span], bed[:, span]) for span in spans]
    now = taps[:, :, _REACH : _REACH + _FRAMES].reshape(len(bed), _TAPS, -1, _STEP)
    return np.einsum("nft,ftns->fns", np.stack(filters), now).reshape(len(bed), _FRAMES)


def _filter(taps: np.ndarray, bed: np.ndarray) -> np.ndarray:
    """Returns the best coefficients (frequencies × taps) to predict the bed, reduced for chance correlation."""
    weighted = (taps * _WEIGHTS).conj()
    correlation = weighted @ taps.swapaxes(1, 2)
    voice_power = np.trace(correlation, axis1=1, axis2=2).real / _TAPS
    bed_power = (_WEIGHTS * np.abs(bed) ** 2).sum(1) + 1e-9
    ridge = 1e-3 * voice_power + _CAUTION * bed_power
    correlation += ridge[:, None, None] * np.eye(_TAPS, dtype=np.float32)
    common = weighted @ bed[:, :, None]
    coefficients = np.linalg.solve(correlation, common)
    predicted = (common.conj() * coefficients).sum((1, 2)).real / bed_power
    sure = np.clip((predicted - _CHANCE) / (1 - _CHANCE) / (predicted + 1e-9), 0, 1)
    return coefficients[:, :, 0] * sure[:, None]
