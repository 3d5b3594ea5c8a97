"""Speech to text: Whisper, bounded by the regions where Silero hears speech."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from faster_whisper import WhisperModel
from faster_whisper.vad import VadOptions, get_speech_timestamps

from .audio import SAMPLE_RATE
from .compute import Cancellation
from .transcript import Region, Segment, Transcript, Word

# Firm enough that soft music before a voice does not count as its beginning.
VOICE_ACTIVITY = VadOptions(
    threshold=0.6,
    neg_threshold=0.35,
    min_speech_duration_ms=100,
    min_silence_duration_ms=250,
    speech_pad_ms=0,
)
# Whisper hears a word better with some air around it.
AIR_SECONDS = 0.1
DETECTION_SECONDS = 30


def find_regions(audio: np.ndarray) -> list[Region]:
    """Regions of speech, in order; pauses shorter than 250 ms do not part them."""
    spans = get_speech_timestamps(audio, VOICE_ACTIVITY, SAMPLE_RATE)
    return [Region(round(s["start"] / SAMPLE_RATE, 3), round(s["end"] / SAMPLE_RATE, 3)) for s in spans]


class Recognizer:
    """`name` is a folder of `models_dir`, or a model that faster-whisper knows how to fetch."""

    def __init__(self, models_dir: Path, name: str, *, threads: int, slots: int) -> None:
        local = models_dir / name
        self.name = name
        self._model = WhisperModel(
            str(local) if local.is_dir() else name.removeprefix("whisper-"),
            device="cpu",
            compute_type="int8",
            cpu_threads=threads,
            num_workers=slots,
            download_root=str(models_dir),
        )
        self.languages: Sequence[str] = self._model.supported_languages

    def transcribe(
        self,
        audio: np.ndarray,
        cancellation: Cancellation,
        *,
        task: str,
        language: str | None = None,
        prompt: str | None = None,
    ) -> Transcript:
        """The same audio always gives the same transcript. Ends soon after it is cancelled."""
        duration = round(len(audio) / SAMPLE_RATE, 3)
        regions = find_regions(audio)
        cancellation.check()
        if not regions:
            return Transcript(task, language or "und", duration, "", [], [], [])
        spoken = language or self._detect(audio, regions)
        found, _ = self._model.transcribe(
            audio,
            language=spoken,
            task=task,
            initial_prompt=prompt,
            temperature=0.0,
            word_timestamps=True,
            condition_on_previous_text=False,
            clip_timestamps=_with_air(regions, duration),
        )
        segments, words = [], []
        for item in found:  # each step is one run of the model
            cancellation.check()
            segments.append(_segment(len(segments), item))
            words += [Word(w.word, round(float(w.start), 3), round(float(w.end), 3)) for w in item.words or []]
        text = "".join(segment.text for segment in segments).strip()
        return Transcript(task, spoken, duration, text, segments, words, regions)

    def _detect(self, audio: np.ndarray, regions: list[Region]) -> str:
        """The language of the first half minute of speech, silence and music left out."""
        pieces = [audio[int(r.start * SAMPLE_RATE) : int(r.end * SAMPLE_RATE)] for r in regions]
        language, _, _ = self._model.detect_language(np.concatenate(pieces)[: DETECTION_SECONDS * SAMPLE_RATE])
        return language


def _with_air(regions: list[Region], duration: float) -> list[float]:
    """Start, end, start, end, … widened by some air, but never into each other."""
    times: list[float] = []
    for region in regions:
        times.append(max(times[-1] if times else 0.0, region.start - AIR_SECONDS))
        times.append(min(duration, region.end + AIR_SECONDS))
    return times


def _segment(index: int, item) -> Segment:
    return Segment(
        id=index,
        seek=item.seek,
        start=round(float(item.start), 3),
        end=round(float(item.end), 3),
        text=item.text,
        tokens=list(item.tokens),
        temperature=float(item.temperature or 0),
        avg_logprob=round(float(item.avg_logprob), 4),
        compression_ratio=round(float(item.compression_ratio), 4),
        no_speech_prob=round(float(item.no_speech_prob), 4),
    )
