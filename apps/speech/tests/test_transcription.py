import io
import json
import wave

import pytest
from conftest import FIXTURES
from fastapi.testclient import TestClient


def post(client: TestClient, call: str, content: bytes, **form: str):
    return client.post(f"/v1/audio/{call}", files={"file": ("audio", content)}, data=form)


def wav(seconds: float) -> bytes:
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setparams((1, 2, 16_000, 0, "NONE", ""))
        file.writeframes(bytes(round(seconds * 16_000) * 2))
    return buffer.getvalue()


def test_words_lie_within_the_regions_of_speech(client: TestClient):
    jfk = (FIXTURES / "jfk.mp4").read_bytes()
    answer = post(client, "transcriptions", jfk, response_format="verbose_json").json()
    assert answer["language"] == "en"
    assert "ask what you can do for your country" in answer["text"].lower()
    assert answer["words"][0]["start"] == pytest.approx(answer["regions"][0]["start"], abs=0.3)
    for word in answer["words"]:
        assert any(r["start"] - 0.3 <= word["start"] <= word["end"] <= r["end"] + 0.3 for r in answer["regions"])
    again = post(client, "transcriptions", jfk, response_format="verbose_json").json()
    assert again == answer


def test_regions_begin_where_the_utterances_do(client: TestClient):
    story = json.loads((FIXTURES / "story.json").read_text())["utterances"]
    regions = post(client, "regions", (FIXTURES / "story.mp4").read_bytes()).json()["regions"]
    assert len(regions) == len(story)
    for region, utterance in zip(regions, story, strict=True):
        assert region["start_ms"] == pytest.approx(utterance["start"] * 1000, abs=100)
        assert region["end_ms"] == pytest.approx(utterance["end"] * 1000, abs=100)


def test_silence_is_an_empty_transcript(client: TestClient):
    answer = post(client, "transcriptions", wav(3), response_format="verbose_json").json()
    assert (answer["text"], answer["segments"], answer["words"], answer["regions"]) == ("", [], [], [])
    assert answer["duration"] == 3


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "invalid_audio"),
        (b"this is no audio", "invalid_audio"),
        (b"#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n", "invalid_audio"),
        (b"ffconcat version 1.0\nfile /etc/passwd\n", "invalid_audio"),
        (wav(31 * 60), "audio_too_long"),
    ],
)
def test_what_is_no_audio_is_refused(client: TestClient, content: bytes, code: str):
    answer = post(client, "transcriptions", content)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["type"], error["param"], error["code"]) == ("invalid_request_error", "file", code)


def test_an_unknown_language_is_refused(client: TestClient):
    answer = post(client, "transcriptions", wav(1), language="xx")
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "language_not_supported"
