import io
import threading
import time
import wave

import pytest
from fastapi.testclient import TestClient

from dubdeck_speech.compute import Cancellation, Cancelled
from dubdeck_speech.voices import VOICES

LONG_TEXT = "Había una vez un hombre muy viejo que vivía solo en una casa pequeña cerca del mar. " * 5


def speak(client: TestClient, **body):
    return client.post("/v1/audio/speech", json={"voice": "ef_dora", "input": "Hola.", **body})


def seconds(content: bytes) -> float:
    with wave.open(io.BytesIO(content)) as file:
        return file.getnframes() / file.getframerate()


@pytest.mark.parametrize(
    ("voice", "text", "words"),
    [
        ("ef_dora", "Mañana por la mañana compramos tres manzanas.", "tres manzanas"),
        ("ff_siwis", "Demain matin nous achetons trois pommes.", "trois pommes"),
        ("if_sara", "Domani mattina compriamo tre mele.", "tre mele"),
        ("pf_dora", "Amanhã de manhã compramos três maçãs.", "três maçãs"),
        ("af_heart", "Tomorrow morning we buy three apples.", "three apples"),
    ],
)
def test_what_is_spoken_is_heard(client: TestClient, voice: str, text: str, words: str):
    wav = speak(client, voice=voice, input=text).content
    language = VOICES[voice].language
    heard = client.post(
        "/v1/audio/transcriptions", files={"file": ("a.wav", wav)}, data={"language": language}
    ).json()
    assert words in heard["text"].lower().replace("3", words.split()[0])


@pytest.mark.parametrize("voice", ["em_alex", "espeak_de_f"])
def test_the_same_input_sounds_the_same_and_speed_shortens_it(client: TestClient, voice: str):
    first, second = (speak(client, voice=voice, input="Eine kleine Probe.").content for _ in range(2))
    assert first == second
    fast = speak(client, voice=voice, input="Eine kleine Probe.", speed=1.3).content
    assert seconds(fast) == pytest.approx(seconds(first) / 1.3, rel=0.15)


def test_every_language_has_a_voice_of_each_gender(client: TestClient):
    voices = client.get("/v1/audio/voices").json()["voices"]
    assert set(voices[0]) == {"id", "name", "gender", "style", "language", "engine"}
    genders = {(v["language"], v["gender"]) for v in voices}
    both = {"en", "es", "it", "pt", "zh", "de", "tr", "ar"}
    assert genders >= {(language, gender) for language in both for gender in ("female", "male")}


@pytest.mark.parametrize(
    ("body", "param"),
    [
        ({"voice": "nobody"}, "voice"),
        ({"input": ""}, "input"),
        ({"input": " … "}, "input"),
        ({"input": "a" * 4097}, "input"),
        ({"speed": 2.5}, "speed"),
        ({"response_format": "mp3"}, "response_format"),
    ],
)
def test_bad_requests_say_which_parameter_is_wrong(client: TestClient, body: dict, param: str):
    answer = speak(client, **body)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["type"], error["param"]) == ("invalid_request_error", param)
    assert error["message"]


def test_a_broken_body_is_what_is_wrong(client: TestClient):
    answer = client.post("/v1/audio/speech", content='{"voice": ', headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["param"] == "body"


@pytest.mark.parametrize(
    ("path", "status", "code"), [("/v1/nothing", 404, "not_found"), ("/v1/audio/speech", 405, "method_not_allowed")]
)
def test_what_is_not_offered_says_so(client: TestClient, path: str, status: int, code: str):
    answer = client.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_a_hang_up_ends_the_run_of_the_model(client: TestClient):
    synthesizer = client.app.state.synthesizer
    cancellation = Cancellation()
    threading.Timer(0.5, cancellation.cancel).start()
    started = time.monotonic()
    with pytest.raises(Cancelled):
        synthesizer.speak(LONG_TEXT, "ef_dora", 1.0, cancellation)
    cancelled_after = time.monotonic() - started
    started = time.monotonic()
    synthesizer.speak(LONG_TEXT, "ef_dora", 1.0, Cancellation())
    assert cancelled_after < (time.monotonic() - started) / 2
