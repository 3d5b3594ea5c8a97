"""eSpeak NG's own voices, by the library that Kokoro's reading of text brings."""

import subprocess
import sys
from pathlib import Path

import numpy as np

from .compute import Cancellation
from .espeak_process import SAMPLE_RATE

_WORDS_PER_MINUTE = 160
_PACKAGE = Path(__file__).parent


class EspeakEngine:
    """Speaks every language, plainly; a process for each text."""

    def create(self, text: str, accent: str, speed: float, cancellation: Cancellation) -> tuple[np.ndarray, int]:
        """Float samples and their rate. Raises ValueError when nothing in the text can be spoken."""
        words_per_minute = round(_WORDS_PER_MINUTE * speed)
        process = subprocess.Popen(
            [sys.executable, "-m", f"{_PACKAGE.name}.espeak_process", accent, str(words_per_minute)],
            cwd=_PACKAGE.parent,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        cancellation.interruptible(process.kill)
        samples, _ = process.communicate(text.encode())
        cancellation.interruptible(None)
        if process.returncode != 0:
            raise RuntimeError(f"eSpeak NG ended with {process.returncode}")
        if not samples:
            raise ValueError("nothing to speak")
        return np.frombuffer(samples, "<i2").astype(np.float32) / 32_768, SAMPLE_RATE
