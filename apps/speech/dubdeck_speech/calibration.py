"""Measurements of each voice: pitch, speaking rates, and speaker embedding."""

import json
from dataclasses import dataclass, field
from pathlib import Path

# A voice is intelligible at a speed if its error rate is low, or hardly higher than at speed 1.
_CLEAR_ERROR_RATE = 0.08
_CLEAR_RISE = 0.05


@dataclass(frozen=True)
class Rate:
    speed: float
    syllables_per_second: float
    word_error_rate: float


@dataclass(frozen=True)
class Stretch:
    """How well speech is understood when it is time-stretched to a multiple of the voice's own pace."""

    factor: float
    word_error_rate: float


@dataclass(frozen=True)
class Calibration:
    """A voice's measurements; all empty if it was not measured."""

    pitch_hz: float | None = None
    embedding: list[float] | None = None
    rates: list[Rate] = field(default_factory=list)
    stretched: list[Stretch] = field(default_factory=list)

    @property
    def clear_speed(self) -> float | None:
        """The highest speed up to which the voice is intelligible, at least the slowest; None if not measured."""
        if not self.rates:
            return None
        rates = sorted(self.rates, key=lambda rate: rate.speed)
        normal = min(rates, key=lambda rate: abs(rate.speed - 1)).word_error_rate
        limit = max(_CLEAR_ERROR_RATE, normal + _CLEAR_RISE)
        clear = rates[0].speed
        for rate in rates:
            if rate.word_error_rate > limit:
                break
            clear = rate.speed
        return clear


def load_calibrations(file: Path) -> dict[str, Calibration]:
    """Loads the measurements by voice id; empty if the file does not exist."""
    if not file.exists():
        return {}
    return {
        voice: Calibration(
            pitch_hz=measured.get("pitch_hz"),
            embedding=measured.get("embedding"),
            rates=[Rate(**rate) for rate in measured.get("rates", [])],
            stretched=[Stretch(**stretch) for stretch in measured.get("stretched", [])],
        )
        for voice, measured in json.loads(file.read_text()).items()
    }


CALIBRATIONS = load_calibrations(Path(__file__).with_name("calibration.json"))
