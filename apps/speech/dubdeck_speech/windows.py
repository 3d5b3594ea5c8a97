"""Runs Whisper on several windows at once, each no longer than it needs to be."""

from math import ceil

import numpy as np
from ctranslate2 import StorageView
from faster_whisper import BatchedInferencePipeline, WhisperModel

_MARGIN_SECONDS = 2  # of silence after the speech, so that its end is heard
# Of 112 recordings in four languages, half of them in noise, 10 s were enough for 92, and right in all of these.
_LANGUAGE_SECONDS = 10
_SURE = 0.9


class Whisper(WhisperModel):
    """Encodes windows one after the other on a CPU: the memory of several at once makes it twice as slow."""

    def encode(self, features: np.ndarray) -> StorageView:
        if features.ndim == 2 or self.model.device != "cpu":
            return super().encode(features)
        return StorageView.from_array(np.concatenate([super(Whisper, self).encode(window) for window in features]))

    def detect_language(self, audio: np.ndarray | None = None, features: np.ndarray | None = None, **options) -> tuple:
        """Listens to the first seconds, and to half a minute, six times as long, only if they leave it unsure."""
        frames = _LANGUAGE_SECONDS * self.frames_per_second
        if features is not None and features.shape[1] >= frames and self.model.device == "cpu":
            encoded = self.encode(np.ascontiguousarray(features[:, :frames]))
            languages = [(token[2:-2], probability) for token, probability in self.model.detect_language(encoded)[0]]
            if languages[0][1] >= _SURE:
                return *languages[0], languages
        return super().detect_language(audio, features, **options)


class Windows(BatchedInferencePipeline):
    """On a CPU, does not pad windows to the half minute that Whisper was trained on: 10 s take a tenth of the time.

    Pads them to `least_seconds`. Not thread-safe, but light: one per transcription.
    """

    def __init__(self, model: WhisperModel, *, least_seconds: int) -> None:
        super().__init__(model)
        self._least_seconds = least_seconds

    def forward(self, features: np.ndarray, tokenizer, chunks_metadata: list[dict], options) -> list:
        if self.model.model.device != "cpu":
            return super().forward(features, tokenizer, chunks_metadata, options)
        # Whole seconds, because words are aligned up to the next one: fewer frames would be read past their end.
        longest = max(ceil(chunk["duration"]) for chunk in chunks_metadata)
        seconds = max(longest + _MARGIN_SECONDS, self._least_seconds)
        features = np.ascontiguousarray(features[:, :, : seconds * self.model.frames_per_second])
        return super().forward(features, tokenizer, chunks_metadata, options)
