"""Clusters vectors of short windows into one vector per speaker."""

import numpy as np
from scipy.cluster.hierarchy import fcluster, linkage

# Maximum mean cosine distance of the windows of a cluster: less than between two voices (0.5 to 0.7), and than
# between short windows of one voice (0.45), so that no cluster holds two. A voice may have several.
_APART = 0.4
# Means of many windows are less noisy: mostly below 0.2 apart within a voice, at least 0.27 between two.
_CENTRES_APART = 0.25
# Smaller clusters are laughter, noise or overlapping speech.
_SMALLEST_SHARE = 0.05
_SMALLEST_SECONDS = (3.0, 20.0)
_MAX_AT_ONCE = 1000


def find_centres(vectors: np.ndarray, seconds: np.ndarray) -> np.ndarray:
    """Clusters windows (n × 192 unit vectors) into one unit vector per speaker.

    `seconds` is the speech each window stands for. Long files are clustered in parts, then the parts'
    clusters are merged, so that memory is bounded.
    """
    sums, weights = [], []
    for at in range(0, len(vectors), _MAX_AT_ONCE):
        part = slice(at, at + _MAX_AT_ONCE)
        for members in _clusters(vectors[part]):
            sums.append(vectors[part][members].sum(0))
            weights.append(seconds[part][members].sum())
    sums, weights = _merge(np.array(sums), np.array(weights))
    low, high = _SMALLEST_SECONDS
    kept = weights >= np.clip(_SMALLEST_SHARE * weights.sum(), low, high)
    if not kept.any():
        kept = weights == weights.max()
    return _unit(sums[kept])


def _merge(sums: np.ndarray, weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Merges clusters with similar means, the most similar first."""
    while len(sums) > 1:
        centres = _unit(sums)
        alike = centres @ centres.T
        np.fill_diagonal(alike, -1)
        first, second = np.unravel_index(np.argmax(alike), alike.shape)
        if alike[first, second] < 1 - _CENTRES_APART:
            break
        sums[first] += sums[second]
        weights[first] += weights[second]
        sums, weights = np.delete(sums, second, 0), np.delete(weights, second)
    return sums, weights


def _clusters(vectors: np.ndarray) -> list[np.ndarray]:
    if len(vectors) == 1:
        return [np.array([0])]
    labels = fcluster(linkage(vectors, "average", metric="cosine"), _APART, "distance")
    return [np.flatnonzero(labels == label) for label in np.unique(labels)]


def _unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
