"""Kokoro's styles, by name or as a weighted mean of two."""

import re
from pathlib import Path

import numpy as np

_BLEND = re.compile(r"([a-z]{2}_[a-z]+)(?:\*(0?\.\d+|1(?:\.0*)?))?(?:\+([a-z]{2}_[a-z]+)\*(0?\.\d+))?")


class Styles:
    """Loads styles from a folder, each only once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = {file.stem for file in folder.glob("*.bin")}
        self._loaded: dict[str, np.ndarray] = {}

    def get(self, blend: str) -> np.ndarray | None:
        """Returns the style (lengths × 1 × 256), or None if the blend is malformed or has an unknown style.

        `af_heart*0.6+am_onyx*0.4` is a blend of two; weights are normalised to a sum of 1.
        """
        if blend not in self._loaded:
            parts = self._parse(blend)
            if not parts:
                return None
            total = sum(parts.values())
            style = sum(self._read(name) * np.float32(weight / total) for name, weight in parts.items())
            if len(parts) > 1 and len(self._loaded) > 500:  # blends come from requests, so bound them
                return style
            self._loaded[blend] = style
        return self._loaded[blend]

    def _parse(self, blend: str) -> dict[str, float]:
        match = _BLEND.fullmatch(blend)
        if not match:
            return {}
        first, weight, second, other_weight = match.groups()
        parts = {first: float(weight or 1)}
        if second:
            parts[second] = parts.get(second, 0) + float(other_weight)
        return parts if parts.keys() <= self._names and sum(parts.values()) > 0 else {}

    def _read(self, name: str) -> np.ndarray:
        return np.fromfile(self._folder / f"{name}.bin", np.float32).reshape(-1, 1, 256)
