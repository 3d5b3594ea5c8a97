"""Recognises speech with Whisper, in windows of joined speech regions."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from itertools import groupby, pairwise
from pathlib import Path

import numpy as np

from .audio import SAMPLE_RATE
from .compute import Cancellation
from .doubtful import as_confirmed, is_doubtful, sentences_of, span
from .excerpts import Excerpts, later
from .missed import missed_regions, within
from .regions import VOICE_ACTIVITY, find_regions
from .transcript import Region, Segment, Transcript, Word
from .whisper_model import load_whisper
from .windows import Windows

# Whisper recognises words better with some of the silence around them. Word errors of 22 dubs with 0.1 s 0.130,
# 0.2 s 0.123, 0.3 s 0.107, 0.4 s 0.111; of noisy speech, more is understood.
_JOINED = asdict(replace(VOICE_ACTIVITY, speech_pad_ms=300))

# Word errors of short sentences in noise: 0.44 in windows of 18 or 30 s, 0.57 in windows of their own length.
_CAREFUL = {"beam_size": 5, "chunk_length": 30, "least_seconds": 18}
# Word errors of synthesized speech 0.13 and 0.15, CPU time 1 and 0.65; the words of a noisy meeting get much worse.
_FAST = {"beam_size": 1, "chunk_length": 16, "least_seconds": 0}
_WINDOWS_AT_ONCE = 8  # takes about half the time of one after the other; more only take more memory
_ALWAYS = {"temperature": 0.0, "word_timestamps": True}
_LOOP_COMPRESSION = 2.4  # Whisper's default limit
_LOOP_TOKENS = 3
_MIN_PROBABILITY = 0.6  # mean of a missed region's words


class Recognizer:
    """Keeps one Whisper model loaded; thread-safe. See `load_whisper` for `name`."""

    def __init__(self, models_dir: Path, name: str, *, threads: int, slots: int) -> None:
        self.name, self._model = load_whisper(models_dir, name, threads=threads, slots=slots)
        self.languages: Sequence[str] = self._model.supported_languages

    def transcribe(
        self,
        audio: np.ndarray,
        cancellation: Cancellation,
        *,
        task: str,
        language: str | None = None,
        prompt: str | None = None,
        clear: bool = False,
    ) -> Transcript:
        """Transcribes mono samples at 16 kHz deterministically. Raises Cancelled soon after a hang-up.

        Removes silence before recognition and maps word times back, so that pauses do not split
        sentences and the model does not hallucinate in silence; a segment is one window of the model.
        Takes little more than half the time if the speech is `clear`, as a synthesized voice is.
        Speech of which not a word was found, which happens beside music, is heard once more by itself. So are
        sentences that may be guessed, unless the speech is `clear`; their words get less probable if they change.
        """
        duration = round(len(audio) / SAMPLE_RATE, 3)
        regions = find_regions(audio)
        cancellation.check()
        if not regions:
            return Transcript(task, language or "und", duration, "", [], [], [])
        options = {"task": task, "initial_prompt": prompt, **(_FAST if clear else _CAREFUL)}
        found, spoken = self._listen(audio, cancellation, 0, language=language, **options)
        found = self._without_loops(audio, found, cancellation, language=spoken, **options)
        missed = missed_regions(regions, [word for item in found for word in item.words or []])
        found += self._listen_again(audio, missed, cancellation, language=spoken, **options)
        found.sort(key=lambda item: item.start)
        segments = [_segment(index, item) for index, item in enumerate(found)]
        words = [_word(word) for item in found for word in item.words or []]
        words.sort(key=lambda word: word.start)  # what was missed may lie inside a window
        if not clear:
            words = self._confirm(audio, words, cancellation, language=spoken, **options)
        text = "".join(word.word for word in words).strip()
        return Transcript(task, spoken, duration, text, segments, words, regions)

    def _listen(self, audio: np.ndarray, cancellation: Cancellation, no_repeat: int, **options) -> tuple[list, str]:
        """Returns faster-whisper's segments, one per window, and the language."""
        options |= {"no_repeat_ngram_size": no_repeat, "vad_filter": True, "vad_parameters": dict(_JOINED)}
        return self._run(audio, cancellation, **options)

    def _without_loops(self, audio: np.ndarray, found: list, cancellation: Cancellation, **options) -> list:
        """Replaces segments in which the model looped by those of their part of the recording, heard once more.

        Forbids repeated phrases only there, because that also spoils genuine repetitions.
        """
        if not any(_repeats(segment) for segment in found):
            return found
        cuts = [0.0, *((one.end + next.start) / 2 for one, next in pairwise(found)), len(audio) / SAMPLE_RATE]
        kept = []
        for segment, (start, end) in zip(found, pairwise(cuts), strict=True):
            if _repeats(segment):
                part = audio[round(start * SAMPLE_RATE) : round(end * SAMPLE_RATE)]
                again, _ = self._listen(part, cancellation, _LOOP_TOKENS, **options)
                kept += [later(item, start) for item in again]
            else:
                kept.append(segment)
        return kept

    def _listen_again(self, audio: np.ndarray, regions: Sequence[Region], cancellation: Cancellation, **options) -> list:
        """Returns the segments of regions heard one by one; none where the model is unsure or loops."""
        found = self._hear_alone(audio, regions, cancellation, **options)
        return [
            within(item, region)
            for item, region in zip(found, regions, strict=True)
            if _is_sure(item) and not _repeats(item)
        ]

    def _confirm(self, audio: np.ndarray, words: list[Word], cancellation: Cancellation, **options) -> list[Word]:
        sentences = sentences_of(words)
        doubtful = [sentence for sentence in sentences if is_doubtful(sentence)]
        again = self._hear_alone(audio, [span(sentence) for sentence in doubtful], cancellation, **options)
        texts = iter([segment.text for segment in again])
        confirmed = [as_confirmed(said, next(texts)) if is_doubtful(said) else said for said in sentences]
        return [word for sentence in confirmed for word in sentence]

    def _hear_alone(self, audio: np.ndarray, regions: Sequence[Region], cancellation: Cancellation, **options) -> list:
        """Returns one segment per region, heard without what is around it."""
        if not regions:
            return []
        excerpts = Excerpts(audio, regions)
        found, _ = self._run(excerpts.samples, cancellation, clip_timestamps=excerpts.clips, **options)
        return excerpts.in_recording(found)

    def _run(
        self, audio: np.ndarray, cancellation: Cancellation, *, least_seconds: int, **options
    ) -> tuple[list, str]:
        windows = Windows(self._model, least_seconds=least_seconds)
        found, info = windows.transcribe(audio, batch_size=_WINDOWS_AT_ONCE, **_ALWAYS, **options)
        return list(_until_cancelled(found, cancellation)), info.language


def _until_cancelled(segments: Iterable, cancellation: Cancellation) -> Iterator:
    for segment in segments:  # the model runs between them
        cancellation.check()
        yield segment


def _repeats(segment) -> bool:
    """Returns whether the model looped: the text compresses too well, or repeats a phrase four times in a row."""
    if segment.compression_ratio > _LOOP_COMPRESSION:
        return True
    words = segment.text.lower().split()
    same = [
        [first == second for first, second in zip(words, words[period:], strict=False)] for period in range(1, 7)
    ]
    return any(_longest_run(row) >= 3 * period for period, row in enumerate(same, start=1))


def _is_sure(segment) -> bool:
    words = segment.words or []
    return bool(words) and sum(word.probability for word in words) / len(words) >= _MIN_PROBABILITY


def _longest_run(row: list[bool]) -> int:
    return max((len(list(run)) for equal, run in groupby(row) if equal), default=0)


def _word(item) -> Word:
    return Word(item.word, round(float(item.start), 3), round(float(item.end), 3), round(float(item.probability), 4))


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
