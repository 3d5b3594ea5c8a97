import io
import json

import numpy as np
import pytest
from conftest import FIXTURES
from fastapi.testclient import TestClient
from scipy.signal import fftconvolve

from dubdeck_speech import speaking, stretches, voice_remover
from dubdeck_speech.audio import decode_blocks, to_wav
from dubdeck_speech.bed import remove_voice
from dubdeck_speech.leakage import find_leakage
from dubdeck_speech.level import with_gains
from dubdeck_speech.spectra import analyse, synthesise


def remove(client: TestClient, content: bytes) -> np.ndarray:
    answer = client.post("/v1/audio/bed", files={"file": ("audio", content)})
    assert answer.headers["content-type"] == "audio/L16;rate=48000;channels=2"
    return np.frombuffer(answer.content, "<i2").reshape(-1, 2) / 32_768


def original(content: bytes) -> np.ndarray:
    return np.concatenate(list(decode_blocks(io.BytesIO(content), 48_000, "stereo")), axis=1).T / 32_768


def level(samples: np.ndarray) -> float:
    return 10 * np.log10((samples**2).mean() + 1e-12)


def speech(name: str, start: float, end: float) -> np.ndarray:
    """Returns one channel of a sample file between two times in seconds."""
    return original((FIXTURES / name).read_bytes())[int(start * 48_000) : int(end * 48_000), 0]


def bed_of(*channels: np.ndarray) -> np.ndarray:
    """Returns the bed (2 × n) of mono or stereo sound."""
    samples = np.rint(np.stack([channels[0], channels[-1]]) * 32_768).astype(np.int16)
    blocks = (samples[:, at : at + 4096] for at in range(0, samples.shape[1], 4096))
    return np.frombuffer(b"".join(remove_voice(blocks)), "<i2").reshape(-1, 2).T / 32_768


def test_the_voice_goes_and_the_music_stays(client: TestClient):
    """The voice is removed even from the first words after music."""
    content = to_wav(speech("readers.mp4", 2, 6.5), 48_000)
    bed, source = remove(client, content), original(content)
    assert bed.shape == source.shape
    first = json.loads((FIXTURES / "readers.json").read_text())["utterances"][0]
    spoken = slice(int((first["start"] - 2) * 48_000), int((first["end"] - 2) * 48_000))
    assert level(source[spoken]) - level(bed[spoken]) > 16
    music = slice(0, 2 * 48_000)
    assert level(bed[music]) == pytest.approx(level(source[music]), abs=0.5)


def test_mono_sound_keeps_its_level():
    tone = 0.1 * np.sin(2 * np.pi * 440 * np.arange(48_000) / 48_000)
    assert level(original(to_wav(tone, 48_000))) == pytest.approx(level(tone), abs=0.1)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lists how many frames the network is given each time."""
    runs: list[int] = []
    find_voice = voice_remover.find_voice
    monkeypatch.setattr(voice_remover, "find_voice", lambda sound: runs.append(len(sound)) or find_voice(sound))
    return runs


def test_the_network_runs_only_near_speech(runs: list[int]):
    """Of thirty seconds with two of speech, the network is given few, and the rest stays exactly as it was."""
    tone = 0.05 * np.sin(2 * np.pi * 330 * np.arange(30 * 48_000) / 48_000)
    tone[15 * 48_000 : 17 * 48_000] += speech("jfk.mp4", 1, 3)
    bed = bed_of(tone)[0]
    assert 0 < sum(runs) < 15 * 100
    assert bed[: 13 * 48_000] == pytest.approx(tone[: 13 * 48_000], abs=2e-5)
    assert bed[19 * 48_000 :] == pytest.approx(tone[19 * 48_000 :], abs=2e-5)
    spoken = slice(15 * 48_000, 17 * 48_000)
    assert level(bed[spoken]) < level(tone[spoken]) - 6


def test_identical_channels_cost_as_much_as_one(runs: list[int], monkeypatch: pytest.MonkeyPatch):
    heard: list[int] = []
    probability = speaking.speech_probability
    monkeypatch.setattr(speaking, "speech_probability", lambda sound: heard.append(len(sound)) or probability(sound))
    voice = speech("jfk.mp4", 1, 3)
    bed_of(voice)
    assert len(runs) == 1
    heard.clear()
    bed_of(0.1 * np.sin(2 * np.pi * 440 * np.arange(96_000) / 48_000))
    assert len(heard) == 2


def test_music_keeps_its_level_under_a_voice():
    """Chords 14 dB below a voice: as loud in the bed as before, and mostly the same waves."""
    voice = speech("jfk.mp4", 0, 10)
    time = np.arange(len(voice)) / 48_000
    notes = [(220, 0.5), (277.2, 0.4), (329.6, 0.4), (554.4, 0.2), (880, 0.2), (1760, 0.1)]
    fading = [np.exp(-3 * (time % (0.5 + 0.1 * i))) for i in range(len(notes))]
    music = sum(a * np.sin(2 * np.pi * f * time) * fade for (f, a), fade in zip(notes, fading, strict=True))
    music *= 10 ** ((level(voice) - 14 - level(music)) / 20)
    bed = bed_of(voice + music)[0]
    assert level(bed) == pytest.approx(level(music), abs=1.5)
    assert 20 * np.log10(bed @ music / (music @ music)) > -1.8
    assert 20 * np.log10(abs(bed @ voice) / (voice @ voice)) < -18


def test_where_long_speech_is_divided_hardly_matters(monkeypatch: pytest.MonkeyPatch):
    """Divided into many stretches, speech is still removed, and no click is left where two of them meet."""
    voice = speech("jfk.mp4", 0, 10)
    assert level(voice) - level(bed_of(voice)[0]) > 18
    monkeypatch.setattr(stretches, "_LONGEST", 2)
    bed = bed_of(voice)[0]
    assert level(voice) - level(bed) > 14
    jumps = np.abs(np.diff(bed))
    for seam in range(2 * 48_000, 10 * 48_000, 2 * 48_000):
        around = jumps[seam - 480 : seam + 480]
        assert jumps[seam - 1] <= max(4 * np.sqrt((around**2).mean()), 1e-3)


def test_spectra_turn_back_into_their_sound():
    sound = np.random.default_rng(0).standard_normal(4800).astype(np.float32)
    assert synthesise(analyse(sound)) == pytest.approx(sound, abs=1e-5)


def test_the_first_words_go_and_so_does_what_the_network_leaves_of_a_voice():
    voice = speech("jfk.mp4", 0, 2)
    assert level(voice) - level(bed_of(voice)[0]) > 18


def test_a_quiet_voice_on_the_telephone_goes():
    spectrum = np.fft.rfft(speech("story.mp4", 2.3, 4.3))
    frequencies = np.fft.rfftfreq(2 * 48_000, 1 / 48_000)
    spectrum[(frequencies < 300) | (frequencies > 3400)] = 0
    voice = 0.1 * np.fft.irfft(spectrum)
    assert level(voice) - level(bed_of(voice)[0]) > 8


def test_an_echoing_voice_goes():
    random = np.random.default_rng(0)
    time = np.arange(14_400) / 48_000
    room = random.standard_normal(len(time)) * 10 ** (-3 * time / 0.3) * (time > 0.003)
    room *= 0.7 / np.linalg.norm(room)
    room[0] = 1
    voice = 0.3 * fftconvolve(speech("jfk.mp4", 0, 2), room)[: 2 * 48_000]
    assert level(voice) - level(bed_of(voice)[0]) > 14


def test_leakage_that_follows_the_voice_is_found_and_music_is_left_alone():
    random = np.random.default_rng(0)
    voice, music = 0.1 * random.standard_normal((2, 3 * 48_000)).astype(np.float32)
    echo = np.concatenate([np.zeros(600, np.float32), voice])[: len(voice)]
    left = 0.3 * voice + 0.2 * echo

    def without_leakage(bed: np.ndarray) -> np.ndarray:
        return bed - synthesise(find_leakage(analyse(voice), analyse(bed)))

    assert level(left) - level(without_leakage(left)) > 20
    assert level(music) - level(without_leakage(music)) < 0.2


def test_the_gain_is_set_before_speech_begins_and_held_in_pauses():
    quiet, loud = np.full((2, 48_000), 100, np.int16), np.full((2, 48_000), 3000, np.int16)
    blocks = [quiet, quiet, loud, quiet, quiet]
    gains = np.array([20 * np.log10(gain[0]) for _, gain in with_gains(blocks)])
    assert len(gains) == 5
    assert gains[:3] == pytest.approx(gains[0])
    assert gains[4] - gains[0] < 2.5


def test_channels_that_differ_are_treated_by_themselves():
    """With a voice on the left and a tone on the right, only the tone remains."""
    voice = speech("jfk.mp4", 1, 3)
    tone = 0.1 * np.sin(2 * np.pi * 440 * np.arange(len(voice)) / 48_000)
    bed = bed_of(voice, tone)
    assert np.corrcoef(bed[1, 48_000:], tone[48_000:])[0, 1] > 0.97
    assert abs(np.corrcoef(bed[1, 48_000:], voice[48_000:])[0, 1]) < 0.1


@pytest.mark.parametrize("frames", [1, 50_000])
def test_the_bed_has_as_many_frames_as_the_input(frames: int):
    assert bed_of(0.1 * np.random.default_rng(0).standard_normal(frames)).shape == (2, frames)


def test_what_is_no_audio_is_refused(client: TestClient):
    answer = client.post("/v1/audio/bed", files={"file": ("audio", b"no audio")})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_audio")

