"""Extensions that analyse whole files of any length: POST /v1/audio/speakers and /v1/audio/bed."""

from typing import Annotated

import numpy as np
from fastapi import APIRouter, Form, Request, UploadFile
from fastapi.responses import StreamingResponse

from .audio import decode_blocks
from .bed import BED_RATE, remove_voice
from .calibration import CALIBRATIONS
from .compute import Compute
from .embedder import Embedder
from .speakers import Speaker, find_speakers

analysis_router = APIRouter()


@analysis_router.post("/v1/audio/speakers")
async def speakers(request: Request, file: UploadFile, embeddings: Annotated[bool, Form()] = False) -> dict:
    """Finds speakers and their turns. `embeddings` adds each speaker's vector."""
    compute: Compute = request.app.state.analysis
    embedder: Embedder = request.app.state.embedder
    found, turns = await compute.run(request, lambda c: find_speakers(decode_blocks(file.file), embedder, c))
    return {
        "speakers": [_describe(speaker, embeddings) for speaker in found],
        "turns": [{"start_ms": t.start_ms, "end_ms": t.end_ms, "speaker": t.speaker} for t in turns],
    }


@analysis_router.post("/v1/audio/bed")
async def bed(request: Request, file: UploadFile) -> StreamingResponse:
    """Streams the sound without its voice, as raw s16le samples (48 kHz, stereo) as they are computed."""
    compute: Compute = request.app.state.analysis
    blocks = await compute.stream(
        request, lambda: remove_voice(decode_blocks(file.file, BED_RATE, "stereo"))
    )
    return StreamingResponse(blocks, media_type=f"audio/L16;rate={BED_RATE};channels=2")


def _describe(speaker: Speaker, embeddings: bool) -> dict:
    described = {
        "id": speaker.id,
        "sex": speaker.sex,
        "pitch_hz": speaker.pitch_hz,
        "seconds": speaker.seconds,
        "similarity": {
            voice: round(float(np.dot(speaker.centre, measured.embedding)), 4)
            for voice, measured in CALIBRATIONS.items()
            if measured.embedding
        },
    }
    if embeddings:
        described["embedding"] = [round(float(value), 5) for value in speaker.centre]
    return described
