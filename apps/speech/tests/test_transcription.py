import io
import json
import wave
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace

import pytest
from conftest import FIXTURES
from fastapi.testclient import TestClient
from faster_whisper import WhisperModel

from dubdeck_speech import windows
from dubdeck_speech.audio import SAMPLE_RATE
from dubdeck_speech.doubtful import as_confirmed, is_doubtful, sentences_of, span
from dubdeck_speech.missed import missed_regions
from dubdeck_speech.recognizer import Recognizer, _repeats
from dubdeck_speech.transcript import Region, Word
from dubdeck_speech.whisper_model import choose_whisper


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
        assert any(r["start"] < word["end"] and word["start"] < r["end"] for r in answer["regions"]), word
        assert 0 < word["probability"] <= 1
    again = post(client, "transcriptions", jfk, response_format="verbose_json").json()
    assert again == answer


def test_regions_begin_where_the_utterances_do(client: TestClient):
    story = json.loads((FIXTURES / "story.json").read_text())["utterances"]
    regions = post(client, "regions", (FIXTURES / "story.mp4").read_bytes()).json()["regions"]
    assert len(regions) == len(story)
    for region, utterance in zip(regions, story, strict=True):
        assert region["start_ms"] == pytest.approx(utterance["start"] * 1000, abs=100)
        assert region["end_ms"] == pytest.approx(utterance["end"] * 1000, abs=100)


def test_a_sentence_survives_its_pauses(client: TestClient):
    jfk = (FIXTURES / "jfk.mp4").read_bytes()
    answer = post(client, "transcriptions", jfk, response_format="verbose_json").json()
    assert len(answer["regions"]) > 2
    sentence = "my fellow americans, ask not what your country can do for you, ask what you can do for your country."
    assert sentence in answer["text"].lower()


def test_nothing_is_repeated_over_pauses_and_noise(client: TestClient):
    apollo = (FIXTURES / "apollo.mp4").read_bytes()
    answer = post(client, "transcriptions", apollo, response_format="verbose_json", language="en").json()
    words = [word["word"].strip(" ,.!?").lower() for word in answer["words"]]
    triples = Counter(zip(words, words[1:], words[2:], strict=False))
    assert triples.total() >= 10
    assert max(triples.values()) <= 2


@pytest.mark.parametrize(
    ("cores", "gpus", "name"),
    [
        (2, 0, "whisper-base"),
        (8, 0, "whisper-small"),
        (32, 0, "whisper-large-v3-turbo"),
        (4, 1, "whisper-large-v3-turbo"),
    ],
)
def test_the_model_is_chosen_by_the_machine(cores: int, gpus: int, name: str):
    assert choose_whisper(cores, gpus) == name


def test_health_names_the_model(client: TestClient):
    assert client.get("/health").json() == {"status": "ok", "whisper": "whisper-base"}


@pytest.mark.parametrize(
    ("text", "ratio", "loops"),
    [
        ("I'm sorry I'm sorry I'm sorry I'm sorry and so on", 1.9, True),
        ("Me gusta." * 20, 2.6, True),
        ("No, no, no. What you can do for your country, what you can do for you.", 1.5, False),
    ],
)
def test_a_loop_is_recognised(text: str, ratio: float, loops: bool):
    assert _repeats(SimpleNamespace(text=text, compression_ratio=ratio)) == loops


def test_only_the_part_with_a_loop_is_heard_again(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    listen = Recognizer._listen
    heard_again = []

    def loop_at_the_end(self, audio, cancellation, no_repeat, **options):
        found, language = listen(self, audio, cancellation, no_repeat, **options)
        if no_repeat:
            heard_again.append(len(audio) / SAMPLE_RATE)
            return found, language
        words = [word for segment in found for word in segment.words]
        first, last = [w for w in words if w.start < 13], [w for w in words if w.start > 13]
        sorry = [replace(word, word=" sorry") for word in last]
        return [
            replace(found[0], text="".join(w.word for w in part), start=part[0].start, end=part[-1].end, words=part)
            for part in (first, sorry)
        ], language

    monkeypatch.setattr(Recognizer, "_listen", loop_at_the_end)
    story = (FIXTURES / "story.mp4").read_bytes()
    answer = post(client, "transcriptions", story, response_format="verbose_json").json()
    assert "sorry" not in answer["text"]
    assert len(heard_again) == 1
    assert 19 < heard_again[0] < 22  # of 34 seconds
    times = {word["word"].lower().strip(" ,."): word["start"] for word in answer["words"]}
    assert times["young"] < 13
    assert 14 < times["unless"] < 15


def test_regions_without_words_are_missed_unless_they_are_short():
    regions = [Region(0, 2), Region(3, 5), Region(6, 6.5), Region(7, 9)]
    words = [Word("before", 2.9, 4, 1), Word("three", 4.1, 4.9, 1), Word("two", 6.6, 6.9, 1)]
    assert missed_regions(regions, words) == [Region(0, 2), Region(7, 9)]
    assert missed_regions([], words) == []


def test_speech_that_a_word_was_stretched_over_is_missed():
    regions = [Region(0, 1.4), Region(2, 5), Region(6, 9)]
    words = [Word(" user", 0.2, 4.2, 1), Word(" ?", 4.2, 4.9, 1), Word(" so", 6, 6.5, 1), Word(" on", 8.6, 9, 1)]
    assert missed_regions(regions, words) == [Region(2, 5), Region(6.6, 8.5)]


def test_only_the_longest_missed_regions_are_returned():
    regions = [Region(10 * at, 10 * at + length) for at, length in enumerate([1, 5, 1.5, 2, 3, 4, 6, 7, 8])]
    assert missed_regions(regions, []) == regions[1:]


def test_speech_that_was_skipped_is_heard_again(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    listen = Recognizer._listen

    def skip_second(self, *args, **options):
        found, language = listen(self, *args, **options)
        words = [word for segment in found for word in segment.words if not 9.5 < word.start < 13]
        return [replace(found[0], words=words)], language

    monkeypatch.setattr(Recognizer, "_listen", skip_second)
    story = (FIXTURES / "story.mp4").read_bytes()
    answer = post(client, "transcriptions", story, response_format="verbose_json").json()
    before, skipped, after = (answer["text"].find(part) for part in ("do for them", "young man", "cold-hearted"))
    assert 0 < before < skipped < after
    starts = [word["start"] for word in answer["words"]]
    assert starts == sorted(starts)
    assert any(9.8 < start < 10.3 for start in starts)


def test_sentences_of_middling_probability_are_doubtful():
    words = [Word(" Sure", 0, 1, 0.9), Word(" thing.", 1, 2, 0.9), Word(" Thank", 3, 4, 0.7), Word(" you.", 4, 5, 0.75)]
    guess = [Word(" Bye.", 6, 7, 0.4)]
    sentences = sentences_of([*words, *guess])
    assert sentences == [words[:2], words[2:], guess]
    assert [is_doubtful(sentence) for sentence in sentences] == [False, True, False]
    assert span(sentences[1]) == Region(3, 5)


@pytest.mark.parametrize(
    ("said", "again", "kept"),
    [
        (["Thank", "you", "very", "much."], "I think it's a good idea.", False),
        (["Please", "try", "again."], "please, try again please try again", True),
        (["谢谢", "大家。"], "谢谢你们。", True),
        (["谢谢", "大家。"], "我很高兴。", False),
    ],
)
def test_a_sentence_is_less_probable_if_it_is_another_the_second_time(said: list[str], again: str, kept: bool):
    words = [Word(f" {word}", at, at + 1, 0.75) for at, word in enumerate(said)]
    confirmed = as_confirmed(words, again)
    assert [word.word for word in confirmed] == [word.word for word in words]
    assert (confirmed == words) == kept
    assert all(word.probability == 0.75 if kept else word.probability < 0.4 for word in confirmed)


def test_whole_recordings_can_be_heard_again_sentence_by_sentence(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    listen = Recognizer._listen

    def doubt(self, *args, **options):
        found, language = listen(self, *args, **options)
        words = [replace(word, word=f"{word.word}.", probability=0.7) for word in found[0].words]
        return [replace(found[0], words=words)], language

    monkeypatch.setattr(Recognizer, "_listen", doubt)
    jfk = (FIXTURES / "jfk.mp4").read_bytes()
    answer = post(client, "transcriptions", jfk, response_format="verbose_json").json()
    sure = [word["word"] for word in answer["words"] if word["probability"] == 0.7]
    assert " country." in sure
    assert 2 * len(sure) > len(answer["words"])


def test_noise_is_not_taken_for_thanks(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    listen = Recognizer._listen

    def guess(self, *args, **options):
        found, language = listen(self, *args, **options)
        words = [replace(word, probability=0.7) for word in found[0].words]
        guessed = [replace(word, word=" thanks.") if word.start > 19.5 else word for word in words]
        return [replace(found[0], words=guessed)], language

    monkeypatch.setattr(Recognizer, "_listen", guess)
    story = (FIXTURES / "story.mp4").read_bytes()
    words = post(client, "transcriptions", story, response_format="verbose_json").json()["words"]
    thanks = [word for word in words if word["word"] == " thanks."]
    assert len(thanks) > 5
    assert all(word["probability"] < 0.6 for word in thanks)
    assert all(word["probability"] == 0.7 for word in words if word["word"] != " thanks.")


def test_clear_speech_is_heard_fast_and_completely(client: TestClient):
    story = (FIXTURES / "story.mp4").read_bytes()
    text = post(client, "transcriptions", story, clear="true").json()["text"].lower()
    parts = [text.find(part) for part in ("an ill-disposed young man", "cold-hearted", "amiable himself")]
    assert -1 < parts[0] < parts[1] < parts[2]


@pytest.fixture
def encoded_seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The length of each window that the model encodes."""
    seconds, encode = [], WhisperModel.encode

    def measure(self, features):
        seconds.append(round(features.shape[-1] / 100))
        return encode(self, features)

    monkeypatch.setattr(WhisperModel, "encode", measure)
    return seconds


def test_short_speech_is_not_padded_to_half_a_minute(client: TestClient, encoded_seconds: list[float]):
    answer = post(client, "transcriptions", (FIXTURES / "jfk.mp4").read_bytes(), language="en").json()
    assert "ask what you can do for your country" in answer["text"].lower()
    assert encoded_seconds == [18]


@pytest.mark.parametrize(("sure", "listens"), [(0.9, [10]), (1.1, [10, 30])])
def test_the_language_is_known_after_ten_seconds_unless_they_leave_it_unsure(
    client: TestClient, encoded_seconds: list[float], monkeypatch: pytest.MonkeyPatch, sure: float, listens: list[int]
):
    monkeypatch.setattr(windows, "_SURE", sure)
    story = (FIXTURES / "story.mp4").read_bytes()
    answer = post(client, "transcriptions", story, response_format="verbose_json").json()
    assert answer["language"] == "en"
    assert encoded_seconds[: len(listens)] == listens
    assert len(encoded_seconds) == len(listens) + 1


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
