"""Text to speech: each voice by its own engine."""

from pathlib import Path

from .audio import to_wav
from .compute import Cancellation
from .errors import SpeechError
from .espeak import EspeakEngine
from .kokoro import KokoroEngine
from .voices import VOICES


class Synthesizer:
    def __init__(self, models_dir: Path, *, threads: int) -> None:
        self._engines = {"kokoro": KokoroEngine(models_dir, threads=threads), "espeak": EspeakEngine()}
        self.speak("ready", "af_heart", 1.0, Cancellation())  # the first run is slow

    def speak(self, text: str, voice_id: str, speed: float, cancellation: Cancellation) -> bytes:
        """A WAV file, the same for the same input. Raises SpeechError for what cannot be spoken."""
        voice = VOICES.get(voice_id)
        if not voice:
            raise SpeechError(
                f"There is no voice '{voice_id}'. GET /v1/audio/voices lists them.",
                code="voice_not_found",
                param="voice",
            )
        if not any(character.isalnum() for character in text):
            raise _nothing_to_speak()
        try:
            samples, rate = self._engines[voice.engine].create(text, voice, speed, cancellation)
        except ValueError as error:
            raise _nothing_to_speak() from error
        return to_wav(samples, rate)


def _nothing_to_speak() -> SpeechError:
    return SpeechError("The input holds nothing that can be spoken.", code="nothing_to_speak", param="input")
