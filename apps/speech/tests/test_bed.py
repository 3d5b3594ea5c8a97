import io
import json

import numpy as np
import pytest
from conftest import FIXTURES
from fastapi.testclient import TestClient

from dubdeck_speech.audio import decode_blocks, to_wav
from dubdeck_speech.bed import remove_voice


def remove(client: TestClient, content: bytes) -> np.ndarray:
    answer = client.post("/v1/audio/bed", files={"file": ("audio", content)})
    assert answer.headers["content-type"] == "audio/L16;rate=48000;channels=2"
    return np.frombuffer(answer.content, "<i2").reshape(-1, 2) / 32_768


def original(content: bytes) -> np.ndarray:
    return np.concatenate(list(decode_blocks(io.BytesIO(content), 48_000, "stereo")), axis=1).T / 32_768


def level(samples: np.ndarray) -> float:
    return 10 * np.log10((samples**2).mean() + 1e-12)


def test_the_voice_goes_and_the_music_stays(client: TestClient):
    content = to_wav(original((FIXTURES / "readers.mp4").read_bytes())[: 12 * 48_000, 0], 48_000)
    bed, source = remove(client, content), original(content)
    assert bed.shape == source.shape
    utterances = json.loads((FIXTURES / "readers.json").read_text())["utterances"]
    second, third = (slice(int(u["start"] * 48_000), int(u["end"] * 48_000)) for u in utterances[1:3])
    for spoken in (second, third):
        assert level(source[spoken]) - level(bed[spoken]) > 16
    music = slice(0, 4 * 48_000)
    assert level(bed[music]) == pytest.approx(level(source[music]), abs=0.5)


def test_channels_that_differ_are_treated_by_themselves(client: TestClient):
    """A voice on the left, a tone on the right: the tone stays alone."""
    with (FIXTURES / "jfk.mp4").open("rb") as file:
        speech = np.concatenate(list(decode_blocks(file, 48_000, "stereo")), axis=1)[:, 48_000 : 5 * 48_000]
    tone = (3000 * np.sin(2 * np.pi * 440 * np.arange(speech.shape[1]) / 48_000)).astype(np.int16)
    both = np.stack([speech[0], tone])
    bed = np.frombuffer(b"".join(remove_voice(iter([both]))), "<i2").reshape(-1, 2).T
    assert bed.shape == both.shape
    assert np.corrcoef(bed[1, 48_000:], tone[48_000:])[0, 1] > 0.97
    assert abs(np.corrcoef(bed[1, 48_000:], speech[0, 48_000:])[0, 1]) < 0.1


@pytest.mark.parametrize("frames", [1, 479, 480, 1441, 10_000])
def test_the_bed_has_as_many_frames_as_the_input(frames: int):
    noise = np.random.default_rng(0).integers(-2000, 2000, (2, frames), np.int16)
    assert len(b"".join(remove_voice(iter([noise])))) == frames * 4


def test_what_is_no_audio_is_refused(client: TestClient):
    answer = client.post("/v1/audio/bed", files={"file": ("audio", b"no audio")})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_audio")

