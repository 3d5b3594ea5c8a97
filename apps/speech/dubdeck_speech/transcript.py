"""Recognition results in the format of the API."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Region:
    """A speech region, in seconds."""

    start: float
    end: float


@dataclass(frozen=True)
class Word:
    """A word with its times in seconds and the model's confidence (0 to 1)."""

    word: str
    start: float
    end: float
    probability: float


@dataclass(frozen=True)
class Segment:
    """A recognised segment with the fields of OpenAI's `verbose_json`; times in seconds."""

    id: int
    seek: int
    start: float
    end: float
    text: str
    tokens: list[int]
    temperature: float
    avg_logprob: float
    compression_ratio: float
    no_speech_prob: float


@dataclass(frozen=True)
class Transcript:
    """OpenAI's `verbose_json` plus speech regions; times in seconds."""

    task: str
    language: str
    duration: float
    text: str
    segments: list[Segment]
    words: list[Word]
    regions: list[Region]

    def as_json(self) -> dict:
        return asdict(self)
