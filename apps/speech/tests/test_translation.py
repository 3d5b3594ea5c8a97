import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from fastapi.testclient import TestClient

from dubdeck_speech.translation_models import TranslationModels


def translate(client: TestClient, **body):
    return client.post("/translate", json={"q": "Good morning.", "source": "en", "target": "pt", **body})


def test_one_text_and_many_are_translated(client: TestClient):
    assert translate(client).json() == {"translatedText": "Bom dia."}
    many = translate(client, q=["Good morning.", "", "Where is the station? The train leaves at nine."]).json()
    first, empty, last = many["translatedText"]
    assert (first, empty) == ("Bom dia.", "")
    assert "estação" in last and "trem" in last
    back = translate(client, q="Onde fica a estação?", source="pt", target="en").json()["translatedText"]
    assert back == "Where is the station?"


def test_every_word_of_the_vocabulary_can_be_chosen(client: TestClient):
    assert "estacionando" in translate(client, q="Mostly when I'm parking.").json()["translatedText"]


def test_languages_lists_direct_pairs(client: TestClient):
    languages = {entry["code"]: entry for entry in client.get("/languages").json()}
    assert languages["en"]["name"] == "English"
    assert "pt" in languages["en"]["targets"] and "en" in languages["pt"]["targets"]
    assert "pt" not in languages["pt"]["targets"]


@pytest.mark.parametrize(
    "body", [{"target": "tlh"}, {"source": "pt", "target": "pt"}, {"format": "html"}, {"q": None}, {"q": "a" * 6000}]
)
def test_bad_requests_are_answered_as_libretranslate_does(client: TestClient, body: dict):
    answer = translate(client, **body)
    assert answer.status_code == 400
    assert isinstance(answer.json()["error"], str)


def test_pairs_of_the_service_are_offered_by_their_codes(monkeypatch: pytest.MonkeyPatch, tmp_path):
    records = [_record(*tags) for tags in [("en", "es"), ("en", "zh-Hant"), ("en", "zh-Hans")]]
    with _service({"data": records}) as address:
        monkeypatch.setenv("FXTRANSLATE_RECORDS_URL", address)
        (tmp_path / "en-pt").mkdir()
        (tmp_path / "en-pt" / "model.enpt.intgemm.alphas.bin").touch()
        models = TranslationModels(tmp_path)
        assert models.pairs() == {
            ("en", "es"): ("en", "es"),
            ("en", "zh"): ("en", "zh-Hans"),
            ("en", "pt"): ("en", "pt"),
        }


def _record(source: str, target: str) -> dict:
    return {
        "name": f"model.{source}{target}.intgemm.alphas.bin",
        "fileType": "model",
        "sourceLanguage": source,
        "targetLanguage": target,
        "version": "3.0",
        "architecture": "base",
        "decompressedHash": "0" * 64,
        "attachment": {"location": "nowhere", "hash": "0" * 64, "size": 1},
    }


class _service:
    """Serves Mozilla's list of models on a local port."""

    def __init__(self, records: dict) -> None:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.end_headers()
                self.wfile.write(json.dumps(records).encode())

            def log_message(self, *_: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self) -> str:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self._server.server_port}/records"

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
