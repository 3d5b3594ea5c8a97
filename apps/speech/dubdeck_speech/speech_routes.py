"""POST /v1/audio/speech and the extension GET /v1/audio/voices."""

from dataclasses import asdict
from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from .calibration import CALIBRATIONS, Calibration
from .compute import Compute
from .reading import Names
from .synthesizer import Synthesizer
from .voices import ACCENTS, JAPANESE, VOICES, Voice

MAX_CHARACTERS = 4096

speech_router = APIRouter()


class SpeechRequest(BaseModel):
    input: Annotated[str, Field(min_length=1, max_length=MAX_CHARACTERS)]
    voice: Annotated[str, Field(max_length=100)]
    """A listed voice; with `language` also any Kokoro style or blend of two: `af_heart*0.6+am_onyx*0.4`."""
    model: str = "kokoro"
    """Ignored: Kokoro speaks all voices."""
    speed: Annotated[float, Field(ge=0.5, le=2.0)] = 1.0
    response_format: Literal["wav"] = "wav"
    language: str | None = None
    """Extension: language of the text, ISO 639-1; by default the voice's."""
    names: Annotated[list[Annotated[str, Field(min_length=1, max_length=100)]], Field(max_length=200)] = []
    names_language: str | None = None
    """Extension: language by whose rules `names`, such as people's names, are read."""
    urgent: bool = False
    """Extension: whether somebody waits for this text; it is spoken before texts that are not urgent."""


@speech_router.post("/v1/audio/speech")
async def speech(body: SpeechRequest, request: Request) -> Response:
    compute: Compute = request.app.state.synthesis
    synthesizer: Synthesizer = request.app.state.synthesizer
    names = Names(tuple(body.names), ACCENTS[body.names_language]) if _can_read(body.names_language) else Names()
    wav = await compute.run(
        request,
        lambda c: synthesizer.speak(body.input, body.voice, body.speed, c, body.language, names),
        body.urgent,
    )
    return Response(wav, media_type="audio/wav")


@speech_router.get("/v1/audio/voices")
async def voices() -> dict:
    """Extension: lists the voices; in each language native ones come first, then the clearest."""
    return {"voices": [_describe(voice, CALIBRATIONS.get(voice.id, Calibration())) for voice in VOICES.values()]}


def _can_read(language: str | None) -> bool:
    return language in ACCENTS and ACCENTS[language] != JAPANESE


def _describe(voice: Voice, measured: Calibration) -> dict:
    return {
        "id": voice.id,
        "name": voice.name,
        "gender": voice.gender,
        "style": voice.style,
        "language": voice.language,
        "native": voice.native,
        "robotic": False,  # Kokoro speaks all of them
        "mixable": voice.blend == voice.id,
        "pitch_hz": measured.pitch_hz,
        "clear_speed": measured.clear_speed,
        "rates": [asdict(rate) for rate in measured.rates] or None,
        "stretched": [asdict(stretch) for stretch in measured.stretched] or None,
    }
