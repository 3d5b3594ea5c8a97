"""Finds the voice in one channel of sound in two passes, each with the network's voice and its leakage.

The second pass, over the first one's bed, catches words missed after long music, and more of a room's echo. It
runs only where the first bed still sounds like speech, which is seldom.
"""

from functools import cache

import numpy as np

from .enhancer import find_voice
from .leakage import find_leakage
from .speaking import speech_probability
from .spectra import HOP, analyse, synthesise

BLOCK = 48_000
"""Samples in a block: one second, which has one gain."""
BEFORE, AFTER = 3, 1
"""Blocks of context in which the networks become sure of what is voice."""

_FRAMES = BLOCK // HOP
_SECOND_GAIN = 4.0  # the remaining voice is quieter
_STILL_SPEECH = 0.6
# Without some noise the network misses narrow-band voices, such as a telephone's, in an otherwise silent spectrum.
_NOISE_DB = -52
_SILENT = 1e-12  # power
# How much a louder bed counts as hiding the voice: at 1 it kept 1 dB more music, but 3 dB more voice.
_HIDING = 0.25


def voice_in(samples: np.ndarray, gains: np.ndarray) -> np.ndarray:
    """Returns the voice in whole blocks of float32 samples, of which BEFORE and AFTER are context and stay unknown.

    `gains`, one per block, bring speech to the level the network expects.
    """
    sound = analyse(samples)
    gains = np.interp(np.arange(len(sound)) / _FRAMES, np.arange(1, len(gains) + 1), gains).astype(np.float32)
    voice = _remove(sound, gains)
    bed = sound - voice
    remains = _still_speaking(synthesise(bed * (gains * _SECOND_GAIN)[:, None]))
    if remains.size:
        part = slice((remains[0] - BEFORE) * _FRAMES, (remains[-1] + 1 + AFTER) * _FRAMES + 1)
        more = _remove(bed[part], gains[part] * _SECOND_GAIN)
        voice[part] += more * np.isin(np.arange(len(sound)) // _FRAMES, remains)[part, None]
    return synthesise(voice)


def _still_speaking(bed: np.ndarray) -> np.ndarray:
    """Returns the indices of the blocks without the context that still sound like speech."""
    blocks = range(BEFORE, len(bed) // BLOCK - AFTER)
    return np.array([b for b in blocks if speech_probability(bed[b * BLOCK : (b + 1) * BLOCK]) >= _STILL_SPEECH], int)


def _remove(sound: np.ndarray, gains: np.ndarray) -> np.ndarray:
    """Returns the voice's spectra."""
    noise = np.resize(_noise(), sound.shape)
    heard = find_voice(sound * gains[:, None] + noise) / gains[:, None]
    leaked = find_leakage(heard, sound - heard)
    return _audible(heard + leaked, sound - heard - leaked)


def _audible(voice: np.ndarray, bed: np.ndarray) -> np.ndarray:
    """Leaves in the bed what is found of a voice where the bed is louder: it hides it, and most of it is music."""
    ours, theirs = (s.real**2 + s.imag**2 for s in (voice, bed))
    return voice * (ours / (ours + _HIDING * theirs + _SILENT))


@cache
def _noise() -> np.ndarray:
    """Returns the spectra of a second of pink noise above 30 Hz, which can be looped seamlessly."""
    frequencies = np.fft.rfftfreq(BLOCK, 1 / BLOCK)
    random = np.random.default_rng(0).standard_normal((2, len(frequencies)))
    spectrum = (random[0] + 1j * random[1]) / np.sqrt(np.maximum(frequencies, 1))
    spectrum[frequencies < 30] = 0
    noise = np.fft.irfft(spectrum, BLOCK)
    looped = np.tile(noise / noise.std() * 10 ** (_NOISE_DB / 20), 3).astype(np.float32)
    return analyse(looped)[_FRAMES : 2 * _FRAMES]
