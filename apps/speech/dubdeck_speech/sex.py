"""Whether a voice is female or male: by its pitch, and by its vocal tract where the pitch misleads."""

from typing import Literal

import numpy as np

# Where women and men meet, and how far to either side is clear. An excited man speaks as high as a
# woman, but his third formant stays near 2,500 Hz, and hers near 3,000.
_PITCH_HZ, _SEMITONES = 165, 4
_FORMANT_HZ, _FORMANT_SPAN = 2780, 150
_MAX_FORMANT_VOTE = 2.5


def sex_of(pitch_hz: float | None, formant_hz: float | None) -> Literal["female", "male"]:
    """Decides by the medians over a voice; either may be missing."""
    vote = 0.0
    if pitch_hz:
        vote += 12 * np.log2(pitch_hz / _PITCH_HZ) / _SEMITONES
    if formant_hz:
        vote += np.clip((formant_hz - _FORMANT_HZ) / _FORMANT_SPAN, -_MAX_FORMANT_VOTE, _MAX_FORMANT_VOTE)
    return "female" if vote > 0 else "male"
