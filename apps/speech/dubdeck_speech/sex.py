"""Classifies a voice as female or male by pitch and, because pitch can mislead, by the vocal tract's formant."""

from typing import Literal

import numpy as np

# Boundaries between male and female voices, and the distance at which the decision is clear. An excited
# man's pitch can be as high as a woman's, but his third formant stays near 2,500 Hz, hers near 3,000.
_PITCH_HZ, _SEMITONES = 165, 4
_FORMANT_HZ, _FORMANT_SPAN = 2780, 150
_MAX_FORMANT_VOTE = 2.5


def sex_of(pitch_hz: float | None, formant_hz: float | None) -> Literal["female", "male"]:
    """Classifies a voice by its median pitch and third formant in Hz; either may be missing."""
    vote = 0.0
    if pitch_hz:
        vote += 12 * np.log2(pitch_hz / _PITCH_HZ) / _SEMITONES
    if formant_hz:
        vote += np.clip((formant_hz - _FORMANT_HZ) / _FORMANT_SPAN, -_MAX_FORMANT_VOTE, _MAX_FORMANT_VOTE)
    return "female" if vote > 0 else "male"
