"""Synthesizes speech with Kokoro and the voices of the catalogue."""

from pathlib import Path

import numpy as np

from .audio import to_wav
from .compute import Cancellation
from .errors import SpeechError
from .kokoro import KokoroEngine
from .reading import Names
from .voices import ACCENTS, VOICES, accent_of


class Synthesizer:
    def __init__(self, models_dir: Path) -> None:
        self._kokoro = KokoroEngine(models_dir)
        self.speak("ready", "af_heart", 1.0, Cancellation())  # the first run is slow

    def speak(
        self,
        text: str,
        voice_id: str,
        speed: float,
        cancellation: Cancellation,
        language: str | None = None,
        names: Names = Names(),
    ) -> bytes:
        """Synthesizes a WAV file deterministically. Raises SpeechError if the text or voice cannot be spoken.

        `voice_id` is a voice of the catalogue or, if `language` (ISO 639-1) is given, any Kokoro style
        or blend of two styles.
        """
        style, accent = self._find(voice_id, language)
        if not any(character.isalnum() for character in text):
            raise _nothing_to_speak()
        try:
            samples, rate = self._kokoro.create(text, style, accent, speed, cancellation, names)
        except ValueError as error:
            raise _nothing_to_speak() from error
        return to_wav(samples, rate)

    def _find(self, voice_id: str, language: str | None) -> tuple[np.ndarray, str]:
        """Returns the style and the accent. Raises SpeechError for an unknown voice or language."""
        if language is not None and language not in ACCENTS:
            raise SpeechError(
                f"No voice speaks '{language}'. Choose one of {', '.join(ACCENTS)}.",
                code="language_not_supported",
                param="language",
            )
        voice = VOICES.get(voice_id)
        blend = voice.blend if voice else voice_id
        style = self._kokoro.styles.get(blend)
        if style is None:
            raise SpeechError(
                f"There is no voice '{voice_id}'. GET /v1/audio/voices lists them.",
                code="voice_not_found",
                param="voice",
            )
        if voice and language in (None, voice.language):
            return style, voice.accent
        if language is None:
            raise SpeechError(
                f"'{voice_id}' is not in the list of voices, so please name a language, too.",
                code="language_required",
                param="language",
            )
        return style, accent_of(language, blend)


def _nothing_to_speak() -> SpeechError:
    return SpeechError("The input contains nothing to speak.", code="nothing_to_speak", param="input")
