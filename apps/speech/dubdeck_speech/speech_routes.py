"""POST /v1/audio/speech."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from .compute import Compute
from .synthesizer import Synthesizer

MOST_CHARACTERS = 4096

speech_router = APIRouter()


class SpeechRequest(BaseModel):
    input: Annotated[str, Field(min_length=1, max_length=MOST_CHARACTERS)]
    voice: str
    model: str = "kokoro"
    """Any name will do: the voice decides which engine speaks."""
    speed: Annotated[float, Field(ge=0.5, le=2.0)] = 1.0
    response_format: Literal["wav"] = "wav"


@speech_router.post("/v1/audio/speech")
async def speech(body: SpeechRequest, request: Request) -> Response:
    compute: Compute = request.app.state.compute
    synthesizer: Synthesizer = request.app.state.synthesizer
    wav = await compute.run(request, lambda c: synthesizer.speak(body.input, body.voice, body.speed, c))
    return Response(wav, media_type="audio/wav")
