"""The server: OpenAI's audio endpoints with some extensions, and LibreTranslate's."""

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response

from .analysis_routes import analysis_router
from .compute import Cancelled, Compute
from .embedder import Embedder
from .errors import install_error_handlers
from .recognizer import Recognizer
from .settings import Settings
from .speech_routes import speech_router
from .synthesizer import Synthesizer
from .transcription_routes import transcription_router
from .translation_routes import translation_router
from .translator import Translator


def create_app(settings: Settings) -> FastAPI:
    """Creates the server, which loads the models before it answers the first request."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with ThreadPoolExecutor() as pool:
            recognizer = pool.submit(
                Recognizer,
                settings.models_dir,
                settings.whisper_model,
                threads=settings.whisper_threads,
                slots=settings.whisper_slots,
            )
            synthesizer = pool.submit(Synthesizer, settings.models_dir)
        app.state.recognizer, app.state.synthesizer = recognizer.result(), synthesizer.result()
        app.state.embedder = Embedder(settings.models_dir, threads=settings.analysis_threads)
        app.state.translator = Translator(settings.models_dir)
        # Separate queues, so that one kind of work does not wait for another.
        app.state.recognition = Compute(settings.whisper_slots)
        app.state.synthesis = Compute(settings.synthesis_slots)
        app.state.translation = Compute(settings.translation_slots)
        app.state.analysis = Compute(settings.analysis_slots)
        yield

    app = FastAPI(title="Dubdeck speech", lifespan=lifespan)
    install_error_handlers(app)
    app.include_router(transcription_router)
    app.include_router(speech_router)
    app.include_router(translation_router)
    app.include_router(analysis_router)

    @app.exception_handler(Cancelled)
    async def hung_up(_: Request, __: Cancelled) -> Response:
        return Response(status_code=499)  # never read: the client has hung up

    @app.get("/health")
    async def health() -> dict:
        return {"status": "ok", "whisper": app.state.recognizer.name}

    @app.get("/v1/models")
    async def models() -> dict:
        names = [app.state.recognizer.name, "kokoro"]
        return {"object": "list", "data": [{"id": n, "object": "model", "owned_by": "dubdeck"} for n in names]}

    return app
