"""Finds who speaks when: embeds windows of speech with CAM++ and clusters them over the whole file."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from .audio import SAMPLE_RATE
from .breaths import breaths
from .clustering import find_centres
from .compute import Cancellation
from .embedder import FRAME, Embedder, features_of
from .formants import third_formants
from .pitch import pitches_of
from .regions import speech_of
from .sex import sex_of
from .turns import TICK_MS, Turn, label_ticks, turns_of

TICK = SAMPLE_RATE * TICK_MS // 1000
_WINDOW, _HOP, _SHORTEST = 150, 75, 30  # frames of 10 ms
_FRAMES_PER_TICK = TICK // FRAME


@dataclass
class Speech:
    """Features of one speech region; pitches, formants, levels and labels have one value per tick."""

    start_ms: int
    end_ms: int
    windows: list[tuple[int, int]]
    """Start and end in ticks from the region's start."""
    vectors: np.ndarray
    pitches: np.ndarray
    formants: np.ndarray
    levels: np.ndarray
    """In dB."""
    labels: np.ndarray = field(default_factory=lambda: np.zeros(0, int))


@dataclass(frozen=True)
class Speaker:
    id: str
    sex: str
    pitch_hz: float | None
    seconds: float
    centre: np.ndarray


def find_speakers(
    blocks: Iterable[np.ndarray], embedder: Embedder, cancellation: Cancellation
) -> tuple[list[Speaker], list[Turn]]:
    """Finds speakers, in order of first speech, and their turns in int16 mono blocks at 16 kHz.

    Needs about 3 MB of memory per hour of speech. Raises Cancelled soon after a hang-up.
    """
    speech = []
    for start, samples in speech_of(blocks):
        cancellation.check()
        speech.append(_listen(start, samples, embedder))
    windows = [region for region in speech if len(region.vectors)]
    if not windows:
        return [], []
    vectors = np.concatenate([region.vectors for region in windows])
    seconds = np.concatenate([_seconds_of(region.windows) for region in windows])
    pitches = np.concatenate([_pitches_of(region) for region in windows])
    centres = find_centres(vectors, seconds, pitches)
    label_ticks(speech, centres)
    order = list(dict.fromkeys(int(label) for region in speech for label in region.labels))
    speakers = [_describe(f"S{i + 1}", label, speech, centres[label]) for i, label in enumerate(order)]
    return speakers, turns_of(speech, {label: speaker.id for label, speaker in zip(order, speakers, strict=True)})


def _listen(start: int, samples: np.ndarray, embedder: Embedder) -> Speech:
    ticks = max(1, -(-len(samples) // TICK))
    padded = np.pad(samples, (0, ticks * TICK - len(samples))).reshape(ticks, TICK)
    levels = 10 * np.log10((padded**2).mean(1) + 1e-10)
    features = features_of(samples)
    windows = _windows(levels, len(features))
    vectors = embedder.embed([features[a:b] for a, b in windows]) if windows else np.zeros((0, 192), np.float32)
    pitches = np.zeros(ticks, np.float32)
    found = pitches_of(samples, TICK)
    pitches[: len(found)] = found
    formants = third_formants(samples, TICK, pitches > 0)
    return Speech(
        start_ms=round(start * 1000 / SAMPLE_RATE),
        end_ms=round((start + len(samples)) * 1000 / SAMPLE_RATE),
        windows=[(a // _FRAMES_PER_TICK, -(-b // _FRAMES_PER_TICK)) for a, b in windows],
        vectors=vectors,
        pitches=pitches,
        formants=formants,
        levels=levels,
    )


def _windows(levels: np.ndarray, frames: int) -> list[tuple[int, int]]:
    """Returns windows of up to 1.5 s, in frames, that overlap by half; none goes on after a moment of silence."""
    windows = []
    for first_tick, end_tick in breaths(levels):
        first, end = first_tick * _FRAMES_PER_TICK, min(frames, end_tick * _FRAMES_PER_TICK)
        if end - first >= _SHORTEST:
            windows += [(at, at + _WINDOW) for at in range(first, end - _WINDOW, _HOP)]
            windows.append((max(first, end - _WINDOW), end))
    return windows


def _seconds_of(windows: list[tuple[int, int]]) -> np.ndarray:
    """Returns the seconds that each window adds to the previous ones."""
    ends = np.array([end for _, end in windows])
    return np.diff(ends, prepend=windows[0][0]) * TICK_MS / 1000


def _pitches_of(region: Speech) -> np.ndarray:
    """Returns the pitch of each window in Hz, nan where no voice was measured."""
    found = [_median(region.pitches[start:end]) for start, end in region.windows]
    return np.array([np.nan if pitch is None else pitch for pitch in found])


def _describe(id: str, label: int, speech: list[Speech], centre: np.ndarray) -> Speaker:
    pitches = np.concatenate([region.pitches[region.labels == label] for region in speech])
    formants = np.concatenate([region.formants[region.labels == label] for region in speech])
    pitch, formant = _median(pitches), _median(formants)
    return Speaker(id, sex_of(pitch, formant), pitch, round(len(pitches) * TICK_MS / 1000, 2), centre)


def _median(values: np.ndarray) -> float | None:
    """Returns the median of the non-zero values; zero means not measured."""
    measured = values[values > 0]
    return round(float(np.median(measured)), 1) if len(measured) else None
