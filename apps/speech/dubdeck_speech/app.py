"""The server: OpenAI's audio endpoints and two extensions (regions, voices)."""

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import asdict

from fastapi import FastAPI, Request, Response

from .compute import Cancelled, Compute
from .errors import install_error_handlers
from .recognizer import Recognizer
from .settings import Settings
from .speech_routes import speech_router
from .synthesizer import Synthesizer
from .transcription_routes import transcription_router
from .voices import VOICES


def create_app(settings: Settings) -> FastAPI:
    """Loads the models before the first request is answered."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with ThreadPoolExecutor() as pool:
            recognizer = pool.submit(
                Recognizer,
                settings.models_dir,
                settings.whisper_model,
                threads=settings.threads,
                slots=settings.slots,
            )
            synthesizer = pool.submit(Synthesizer, settings.models_dir, threads=settings.threads)
        app.state.recognizer, app.state.synthesizer = recognizer.result(), synthesizer.result()
        app.state.compute = Compute(settings.slots)
        yield

    app = FastAPI(title="Dubdeck speech", lifespan=lifespan)
    install_error_handlers(app)
    app.include_router(transcription_router)
    app.include_router(speech_router)

    @app.exception_handler(Cancelled)
    async def hung_up(_: Request, __: Cancelled) -> Response:
        return Response(status_code=499)  # nobody reads it

    @app.get("/health")
    async def health() -> dict:
        return {"status": "ok"}

    @app.get("/v1/models")
    async def models() -> dict:
        names = [settings.whisper_model, "kokoro", "espeak"]
        return {"object": "list", "data": [{"id": n, "object": "model", "owned_by": "dubdeck"} for n in names]}

    @app.get("/v1/audio/voices")
    async def voices() -> dict:
        listed = [asdict(voice) for voice in VOICES.values()]
        return {"voices": [{k: v for k, v in voice.items() if k != "accent"} for voice in listed]}

    return app
