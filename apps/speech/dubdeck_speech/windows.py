"""Runs Whisper on several windows at once, each no longer than it needs to be."""

from math import ceil

import numpy as np
from ctranslate2 import StorageView
from faster_whisper import BatchedInferencePipeline, WhisperModel

_MARGIN_SECONDS = 2  # of silence after the speech, so that its end is heard


class Whisper(WhisperModel):
    """Encodes windows one after the other on a CPU: the memory of several at once makes it twice as slow."""

    def encode(self, features: np.ndarray) -> StorageView:
        if features.ndim == 2 or self.model.device != "cpu":
            return super().encode(features)
        return StorageView.from_array(np.concatenate([super(Whisper, self).encode(window) for window in features]))


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
