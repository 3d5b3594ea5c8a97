"""Whether a voice is female or male, by its pitch."""

from typing import Literal

import numpy as np

_BORDER_HZ = 165


def sex_of(pitch_hz: float | None, centre: np.ndarray) -> Literal["female", "male"]:
    return "female" if pitch_hz and pitch_hz > _BORDER_HZ else "male"
