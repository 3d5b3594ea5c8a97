import io
import threading
import time
import wave

import pytest
from fastapi.testclient import TestClient

from dubdeck_speech.calibration import Calibration, Rate
from dubdeck_speech.compute import Cancellation, Cancelled
from dubdeck_speech.japanese import read_japanese, spell_number
from dubdeck_speech.reading import Names, read
from dubdeck_speech.voices import VOICES

LONG_TEXT = "Había una vez un hombre muy viejo que vivía solo en una casa pequeña cerca del mar. " * 2


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
        ("de_hanna", "Meine Schwester möchte frisches Obst und Käse kaufen.", "frisches obst"),
        ("jf_alpha", "明日の朝、私たちは東京へ行きます。", "東京"),
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


@pytest.mark.parametrize("voice", ["em_alex", "de_hanna"])
def test_the_same_input_sounds_the_same_and_speed_shortens_it(client: TestClient, voice: str):
    first, second = (speak(client, voice=voice, input="Eine kleine Probe.").content for _ in range(2))
    assert first == second
    fast = speak(client, voice=voice, input="Eine kleine Probe.", speed=1.3).content
    assert seconds(fast) < seconds(first) / 1.05  # not linear: calibration.json has each voice's rates


def test_every_language_has_four_voices_of_each_gender_native_ones_first(client: TestClient):
    voices = client.get("/v1/audio/voices").json()["voices"]
    assert set(voices[0]) == {
        *("id", "name", "gender", "style", "language", "native", "robotic", "mixable"),
        *("pitch_hz", "clear_speed", "rates", "stretched"),
    }
    assert {voice["language"] for voice in voices} == set("ar de en es fr it ja pt tr zh".split())
    for language in {voice["language"] for voice in voices}:
        spoken = [voice for voice in voices if voice["language"] == language]
        for gender in ("female", "male"):
            assert sum(voice["gender"] == gender for voice in spoken) >= 4, (language, gender)
        assert [v["native"] for v in spoken] == sorted((v["native"] for v in spoken), reverse=True)
        assert len({voice["name"] for voice in spoken}) == len(spoken)


def test_a_blend_sounds_unlike_its_styles_and_needs_a_language(client: TestClient):
    blend = {"voice": "af_heart*0.6+am_onyx*0.4", "language": "en"}
    spoken = [speak(client, **body).content for body in (blend, {"voice": "af_heart"}, {"voice": "am_onyx"})]
    assert len(set(spoken)) == 3
    assert speak(client, voice=blend["voice"]).json()["error"]["param"] == "language"


def test_voices_that_can_be_mixed_are_understood_mixed_in_another_language(client: TestClient):
    mixable = {voice["id"] for voice in client.get("/v1/audio/voices").json()["voices"] if voice["mixable"]}
    assert mixable == {voice.id for voice in VOICES.values() if voice.native}
    mix = {"voice": "af_heart*0.55+em_alex*0.45", "input": "Domani mattina compriamo tre mele."}
    wav = speak(client, language="it", **mix).content
    heard = client.post("/v1/audio/transcriptions", files={"file": ("a.wav", wav)}, data={"language": "it"}).json()
    words = heard["text"].lower().replace(",", "")
    assert "domani mattina compriamo" in words


def test_names_are_read_as_their_language_does(client: TestClient):
    text = "Ayer el señor John Dashwood habló con Michael Thompson."
    names = {"names": ["John", "Dashwood", "Michael", "Thompson"], "names_language": "en"}
    wav = speak(client, voice="em_alex", input=text, **names).content
    heard = client.post("/v1/audio/transcriptions", files={"file": ("a.wav", wav)}, data={"language": "es"}).json()
    assert "John Dashwood" in heard["text"]
    assert "Michael Thompson" in heard["text"]


@pytest.mark.parametrize(
    ("text", "accent", "names", "phonemes"),
    [
        ("Oui, allez-y.", "fr-fr", (), "alˈezˈi"),
        ("Pensez-y bien.", "fr-fr", (), "pɑ̃sˈezˈi"),
        ("(Google) a dit", "fr-fr", (), "(ɡˈuːɡəl) a dˈi"),
        ("dit John Smith, ici", "fr-fr", ("Smith", "John"), "dˈi dʒˈɑːn smˈɪθ, isˈi"),
        ("Johnson", "es", ("John",), "xˈonson"),
        ("东京 John", "ja", ("John",), "dʒˈɑːn"),
    ],
)
def test_reading(text: str, accent: str, names: tuple[str, ...], phonemes: str):
    assert phonemes in read(text, accent, Names(names))


def test_names_of_a_language_that_nothing_reads_are_read_like_the_text(client: TestClient):
    plain, named = (speak(client, input="Hola, Bob.", **body) for body in ({}, {"names": ["Bob"], "names_language": "xx"}))
    assert plain.content == named.content


def test_a_voice_reads_another_language(client: TestClient):
    own, other = (speak(client, voice="em_alex", input="Chocolate.", language=code).content for code in ("es", "fr"))
    assert own != other


@pytest.mark.parametrize(
    ("text", "phonemes"),
    [
        ("私は、東京へ行きます。", "wataɕiwa, toːkʲoːe ikʲimasɨ."),
        ("3つ", "mʲiʔʦɨ"),
        ("2024年", "ɲiseɴɲiʥɨːjoɴneɴ"),
        ("ファイルとキャンセル", "ɸaiɾɯto kʲanseɾɯ"),
        ("Dubdeckの本", "<Dubdeck>no hoɴ"),
    ],
)
def test_japanese_is_read_as_it_is_spoken(text: str, phonemes: str):
    assert read_japanese(text, lambda latin: f"<{latin}>") == phonemes


@pytest.mark.parametrize(
    ("digits", "kanji"), [("0", "ゼロ"), ("10", "十"), ("105", "百五"), ("12345", "一万二千三百四十五"), ("300000000", "三億")]
)
def test_numbers_are_written_in_kanji(digits: str, kanji: str):
    assert spell_number(digits) == kanji


def test_rates_say_up_to_which_speed_a_voice_is_clear():
    rates = [Rate(1.0, 5.9, 0.02), Rate(1.15, 6.4, 0.06), Rate(1.3, 6.9, 0.13), Rate(1.45, 8.8, 0.05)]
    assert Calibration(rates=rates).clear_speed == 1.15
    assert Calibration(rates=[Rate(1.0, 5.9, 0.2), Rate(1.15, 6.4, 0.24)]).clear_speed == 1.15
    assert Calibration().clear_speed is None


def test_syntheses_run_side_by_side(client: TestClient):
    """Two requests are in the model at the same time."""
    engine = client.app.state.synthesizer
    both = threading.Barrier(2, timeout=60)
    session = engine._kokoro._session._session
    met = []

    class Meeting:
        def __getattr__(self, name):
            return getattr(session, name)

        def run(self, *args):
            both.wait()
            met.append(True)
            return session.run(*args)

    engine._kokoro._session._session = Meeting()
    try:
        threads = [threading.Thread(target=speak, args=(client,), kwargs={"voice": v}) for v in ("em_alex", "ef_dora")]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
    finally:
        engine._kokoro._session._session = session
    assert len(met) == 2


@pytest.mark.parametrize(
    ("body", "param"),
    [
        ({"voice": "nobody"}, "voice"),
        ({"voice": "af_heart*0.6+af_nobody*0.4", "language": "en"}, "voice"),
        ({"voice": "../af_heart", "language": "en"}, "voice"),
        ({"language": "xx"}, "language"),
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
