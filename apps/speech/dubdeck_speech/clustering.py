"""Clusters vectors of short windows into one vector per speaker."""

from dataclasses import dataclass

import numpy as np
from scipy.cluster.hierarchy import fcluster, linkage

# Maximum mean cosine distance of the windows of a cluster: less than between two voices (0.5 to 0.7), and than
# between short windows of one voice (0.45), so that no cluster holds two. A voice may have several.
_APART = 0.4
# Means of many windows are less noisy: mostly below 0.2 apart within a voice, above 0.27 between two.
_CENTRES_APART = 0.25
# A woman and a man can be closer; with this much speech each, their pitches tell. Within a voice, means of this much
# speech are below 0.1 apart.
_CENTRES_OF_TWO_APART = 0.15
_SECONDS_OF_TWO = 10.0
_SEMITONES_APART = 3.0
# Smaller clusters are laughter, noise or overlapping speech.
_SMALLEST_SHARE = 0.05
_SMALLEST_SECONDS = (3.0, 20.0)
_MAX_AT_ONCE = 1000


def find_centres(vectors: np.ndarray, seconds: np.ndarray, pitches: np.ndarray) -> np.ndarray:
    """Clusters windows (n × 192 unit vectors) into one unit vector per speaker.

    `seconds` is the speech each window stands for, `pitches` its pitch in Hz or nan. Long files are clustered in
    parts, then the parts' clusters are merged, so that memory is bounded.
    """
    clusters = [
        at + members
        for at in range(0, len(vectors), _MAX_AT_ONCE)
        for members in _clusters(vectors[at : at + _MAX_AT_ONCE])
    ]
    merged = _merge([_Cluster(vectors[m].sum(0), seconds[m].sum(), pitches[m]) for m in clusters])
    weights = np.array([cluster.seconds for cluster in merged])
    low, high = _SMALLEST_SECONDS
    kept = weights >= np.clip(_SMALLEST_SHARE * weights.sum(), low, high)
    if not kept.any():
        kept = weights == weights.max()
    return _unit(np.array([cluster.sum for cluster in merged])[kept])


@dataclass(frozen=True)
class _Cluster:
    sum: np.ndarray
    seconds: float
    pitches: np.ndarray

    def __add__(self, other: "_Cluster") -> "_Cluster":
        pitches = np.concatenate([self.pitches, other.pitches])
        return _Cluster(self.sum + other.sum, self.seconds + other.seconds, pitches)


def _merge(clusters: list[_Cluster]) -> list[_Cluster]:
    """Merges clusters with similar means, the most similar first."""
    clusters = list(clusters)
    while len(clusters) > 1:
        centres = _unit(np.array([cluster.sum for cluster in clusters]))
        apart = 1 - centres @ centres.T
        apart[_are_two(clusters) & (apart >= _CENTRES_OF_TWO_APART)] = np.inf
        np.fill_diagonal(apart, np.inf)
        first, second = sorted(np.unravel_index(np.argmin(apart), apart.shape))
        if apart[first, second] > _CENTRES_APART:
            break
        clusters[first] += clusters.pop(second)
    return clusters


def _are_two(clusters: list[_Cluster]) -> np.ndarray:
    """Tells for each pair whether both have enough speech, and other pitches."""
    much = np.array([cluster.seconds >= _SECONDS_OF_TWO for cluster in clusters])
    semitones = 12 * np.log2([_median(cluster.pitches) for cluster in clusters])
    return np.outer(much, much) & (np.abs(semitones[:, None] - semitones) >= _SEMITONES_APART)


def _median(pitches: np.ndarray) -> float:
    measured = pitches[~np.isnan(pitches)]
    return float(np.median(measured)) if len(measured) else np.nan


def _clusters(vectors: np.ndarray) -> list[np.ndarray]:
    if len(vectors) == 1:
        return [np.array([0])]
    labels = fcluster(linkage(vectors, "average", metric="cosine"), _APART, "distance")
    return [np.flatnonzero(labels == label) for label in np.unique(labels)]


def _unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
