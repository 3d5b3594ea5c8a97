import io
import json

import numpy as np
import pytest
from conftest import FIXTURES
from fastapi.testclient import TestClient

from dubdeck_speech.audio import decode, to_wav
from dubdeck_speech.breaths import breaths
from dubdeck_speech.clustering import find_centres
from dubdeck_speech.pitch import pitches_of
from dubdeck_speech.regions import find_regions, speech_of


def find(client: TestClient, content: bytes, **form: str) -> dict:
    return client.post("/v1/audio/speakers", files={"file": ("audio", content)}, data=form).json()


def test_three_readers_take_turns_over_music(client: TestClient):
    found = find(client, (FIXTURES / "readers.mp4").read_bytes())
    utterances = json.loads((FIXTURES / "readers.json").read_text())["utterances"]
    readers = dict.fromkeys(u["speaker"] for u in utterances)
    assert [(s["id"], s["sex"]) for s in found["speakers"]] == [("S1", "female"), ("S2", "male"), ("S3", "male")]
    named = dict(zip(readers, ("S1", "S2", "S3"), strict=True))
    for utterance in utterances:
        own = [turn for turn in found["turns"] if turn["speaker"] == named[utterance["speaker"]]]
        assert min(abs(turn["start_ms"] - utterance["start"] * 1000) for turn in own) < 250
    starts = [turn["start_ms"] for turn in found["turns"]]
    assert starts == sorted(starts)


@pytest.mark.parametrize(("sample", "count"), [("story", 1), ("jfk", 1), ("meeting", 2)])
def test_speakers_are_counted(client: TestClient, sample: str, count: int):
    """All speakers are men; the one in jfk.mp4 has a pitch as high as a woman's."""
    found = find(client, (FIXTURES / f"{sample}.mp4").read_bytes())
    assert [speaker["sex"] for speaker in found["speakers"]] == ["male"] * count


TALK = """So, did you get the results back yet?|Not yet. They said Friday.|Friday? Really?|Yes. I know.
That's a long time to wait for something so simple.|Well, they had a problem with the machine.|Okay.
And the man who fixes it is on holiday.|Of course he is.|Right. Anyway, how was your trip to the coast?
Wonderful. We stayed three nights in a small house.|Nice. Was it cold?|Not at all.|Lucky you.
We walked every morning, and in the evening we cooked fish.|You cooked?|Yes, me.|I don't believe it."""


def test_speakers_who_answer_at_once_are_told_apart(client: TestClient):
    """A woman and a man in noise, between whom the pauses are mostly too short to end a region of speech."""
    noise = np.random.default_rng(5)
    sound, turns = [np.zeros(8000)], []
    for index, line in enumerate(TALK.replace("\n", "|").split("|")):
        voice = ("bf_isabella", "am_fenrir")[index % 2]
        spoken = client.post("/v1/audio/speech", json={"model": "kokoro", "input": line, "voice": voice, "speed": 1.2})
        samples = decode(io.BytesIO(spoken.content))
        loud = np.flatnonzero(np.abs(samples) > 0.01)
        start = sum(map(len, sound)) / 16
        sound += [samples[loud[0] : loud[-1]], np.zeros(noise.integers(800, 5600))]
        turns.append((start, start + (loud[-1] - loud[0]) / 16, index % 2))
    clean = np.concatenate(sound)
    found = find(client, to_wav(clean + noise.normal(scale=0.01, size=len(clean)), 16_000))
    assert [speaker["sex"] for speaker in found["speakers"]] == ["female", "male"]
    right = sum(overlap(turn, found["turns"], f"S{who + 1}") for *turn, who in turns)
    assert right > 0.85 * sum(end - start for start, end, _ in turns)


def overlap(turn: list[float], found: list[dict], speaker: str) -> float:
    """Returns how many of a turn's milliseconds are this speaker's."""
    own = [(item["start_ms"], item["end_ms"]) for item in found if item["speaker"] == speaker]
    return sum(max(0, min(turn[1], end) - max(turn[0], start)) for start, end in own)


def test_speech_is_divided_at_moments_of_silence():
    loud, short, pause = [-20.0] * 10, [-40.0] * 2, [-40.0] * 3
    levels = np.array([*loud, *short, *loud, *pause, *loud, *pause])
    assert breaths(levels) == [(0, 22), (25, 35)]
    assert breaths(np.array([*pause, *loud])) == [(3, 13)]


def test_embeddings_come_on_request(client: TestClient):
    jfk = (FIXTURES / "jfk.mp4").read_bytes()
    assert "embedding" not in find(client, jfk)["speakers"][0]
    (speaker,) = find(client, jfk, embeddings="true")["speakers"]
    assert np.linalg.norm(speaker["embedding"]) == pytest.approx(1, abs=0.01)
    assert len(speaker["embedding"]) == 192


def test_where_no_one_speaks_there_are_no_speakers(client: TestClient):
    assert find(client, to_wav(np.zeros(48_000), 16_000)) == {"speakers": [], "turns": []}


def test_long_files_are_clustered_in_parts():
    """Two voices span 3,000 windows, more than are clustered at once."""
    noise = np.random.default_rng(0)
    voices = noise.normal(size=(2, 192))
    vectors = np.repeat(voices, 1500, axis=0) + noise.normal(scale=0.3, size=(3000, 192))
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    centres = find_centres(vectors, np.full(3000, 0.75), np.full(3000, np.nan))
    assert len(centres) == 2
    expected = voices / np.linalg.norm(voices, axis=1, keepdims=True)
    assert np.allclose(np.sort((centres @ expected.T).max(1)), 1, atol=0.02)


@pytest.mark.parametrize(("pitches", "count"), [((127, 170), 2), ((127, 135), 1)])
def test_alike_voices_are_told_apart_by_their_pitch(pitches: tuple[int, int], count: int):
    """Two voices whose means are 0.2 apart, as a woman's and a man's can be."""
    noise = np.random.default_rng(0)
    first, other = noise.normal(size=(2, 192))
    vectors = np.repeat([first, first + 0.7 * other], 20, axis=0) + noise.normal(scale=0.75, size=(40, 192))
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    assert len(find_centres(vectors, np.full(40, 0.75), np.repeat(pitches, 20))) == count


def test_blocks_give_the_same_regions_as_one_piece():
    """A file of several minutes is split into blocks with boundaries inside speech."""
    story = decode(io.BytesIO((FIXTURES / "story.mp4").read_bytes()))
    samples = (np.tile(story, 5) * 32_768).astype(np.int16)
    blocks = (samples[at : at + 7777] for at in range(0, len(samples), 7777))
    whole, cut = np.zeros(len(samples), bool), np.zeros(len(samples), bool)
    for region in find_regions(samples.astype(np.float32) / 32_768):
        whole[int(region.start * 16_000) : int(region.end * 16_000)] = True
    for start, speech in speech_of(blocks):
        cut[start : start + len(speech)] = True
    assert (whole != cut).mean() < 0.01


@pytest.mark.parametrize("hertz", [90, 150, 220, 300])
def test_the_pitch_of_a_voice_is_its_fundamental(hertz: int):
    time = np.arange(16_000) / 16_000
    voice = sum(np.sin(2 * np.pi * hertz * n * time + n) / n for n in range(1, 12)) * 0.1
    noise = np.random.default_rng(1).normal(scale=0.01, size=16_000)
    pitches = pitches_of((voice + noise).astype(np.float32), 800)
    assert np.median(pitches) == pytest.approx(hertz, rel=0.03)
    assert not pitches_of(noise.astype(np.float32), 800).any()
