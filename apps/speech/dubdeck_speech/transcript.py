"""What is heard in a piece of audio, as it is answered."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Region:
    """Where speech is heard, in seconds."""

    start: float
    end: float


@dataclass(frozen=True)
class Word:
    """When a word is spoken, in seconds, and how sure the model is of it (0 to 1)."""

    word: str
    start: float
    end: float
    probability: float


@dataclass(frozen=True)
class Segment:
    """A phrase as the model heard it, with the fields of OpenAI's `verbose_json`; seconds."""

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
    """OpenAI's `verbose_json`, and the regions where speech is heard; seconds."""

    task: str
    language: str
    duration: float
    text: str
    segments: list[Segment]
    words: list[Word]
    regions: list[Region]

    def as_json(self) -> dict:
        return asdict(self)
