"""Runs the server: `python -m dubdeck_speech`."""

import uvicorn

from .app import create_app
from .settings import Settings

settings = Settings.from_environment()
uvicorn.run(
    create_app(settings),
    host=settings.host,
    port=settings.port,
    log_level="warning",
    timeout_graceful_shutdown=2,
)
