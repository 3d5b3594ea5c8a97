import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from dubdeck_speech.app import create_app
from dubdeck_speech.settings import Settings

FIXTURES = Path(__file__).parents[3] / "packages/testing/fixtures"


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    settings = Settings(models_dir=Path(os.environ["MODELS_DIR"]), whisper_model="whisper-base")
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client
