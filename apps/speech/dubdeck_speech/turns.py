"""Derives turns from speakers' vectors: labels each tick of speech with a speaker, with changes at pauses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .breaths import quiet_ticks

if TYPE_CHECKING:
    from .speakers import Speech

TICK_MS = 50

# Cost of a speaker change, in the unit of a tick's similarity to its speaker. Two voices differ by about 0.3 per
# tick, so a turn must last about a second to outweigh two changes without pauses, and 0.2 s with pauses around it.
_COST_IN_SPEECH, _COST_IN_DIP, _COST_AT_PAUSE = 3.0, 0.5, 0.3
_JOIN_MS = 1000


@dataclass(frozen=True)
class Turn:
    start_ms: int
    end_ms: int
    speaker: str


def label_ticks(speech: Sequence["Speech"], centres: np.ndarray) -> None:
    """Labels each tick with its speaker (index of a centre) in the most likely sequence; sets `labels`."""
    scores = np.concatenate([_scores(region, centres) for region in speech])
    costs = np.concatenate([_costs(region) for region in speech])
    labels = _likeliest(scores, costs)
    at = 0
    for region in speech:
        region.labels = labels[at : at + len(region.levels)]
        at += len(region.levels)


def turns_of(speech: Sequence["Speech"], names: dict[int, str]) -> list[Turn]:
    """Joins ticks of one speaker into turns, across pauses shorter than a second."""
    turns: list[Turn] = []
    for region in speech:
        changes = np.flatnonzero(np.diff(region.labels)) + 1
        borders = [0, *changes.tolist(), len(region.labels)]
        for start, end in zip(borders, borders[1:], strict=False):
            start_ms = region.start_ms + start * TICK_MS
            end_ms = min(region.end_ms, region.start_ms + end * TICK_MS)
            speaker = names[int(region.labels[start])]
            last = turns[-1] if turns else None
            if last and last.speaker == speaker and start_ms - last.end_ms < _JOIN_MS:
                turns[-1] = Turn(last.start_ms, end_ms, speaker)
            else:
                turns.append(Turn(start_ms, end_ms, speaker))
    return turns


def _scores(region: "Speech", centres: np.ndarray) -> np.ndarray:
    """Returns each tick's similarity to each speaker, weighting windows centred on the tick most."""
    ticks = len(region.levels)
    total, weight = np.zeros((ticks, len(centres))), np.full((ticks, 1), 1e-6)
    for (start, end), likeness in zip(region.windows, region.vectors @ centres.T, strict=True):
        end = min(end, ticks)
        middle = 1 - np.abs(np.linspace(-1, 1, end - start + 2)[1:-1, None]) if end > start else np.zeros((0, 1))
        total[start:end] += middle**2 * likeness
        weight[start:end] += middle**2
    return total / weight


def _costs(region: "Speech") -> np.ndarray:
    """Returns the cost of a speaker change right before each tick."""
    costs = np.where(quiet_ticks(region.levels), _COST_IN_DIP, _COST_IN_SPEECH)
    costs[0] = _COST_AT_PAUSE
    return costs


def _likeliest(scores: np.ndarray, costs: np.ndarray) -> np.ndarray:
    """Finds the most likely labels by Viterbi; at each tick, all changes cost the same."""
    came_from = np.zeros(scores.shape, np.int16)
    best = scores[0].copy()
    stay = np.arange(scores.shape[1])
    for tick in range(1, len(scores)):
        leader = int(np.argmax(best))
        changed = best[leader] - costs[tick] > best
        came_from[tick] = np.where(changed, leader, stay)
        best = np.where(changed, best[leader] - costs[tick], best) + scores[tick]
    labels = np.zeros(len(scores), int)
    labels[-1] = int(np.argmax(best))
    for tick in range(len(scores) - 1, 0, -1):
        labels[tick - 1] = came_from[tick, labels[tick]]
    return labels
