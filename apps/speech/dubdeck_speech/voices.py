"""The catalogue of voices: which there are, and how each is spoken."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Voice:
    id: str
    name: str
    gender: Literal["female", "male"]
    style: str
    language: str
    """ISO 639-1."""
    engine: Literal["kokoro", "espeak"]
    accent: str
    """What the engine's reading of text is told: eSpeak NG's name of the language."""


# Of a Kokoro voice's id the first letter is its accent.
_ACCENTS = {
    "a": ("en", "en-us", ""),
    "b": ("en", "en-gb", " (British)"),
    "e": ("es", "es", ""),
    "f": ("fr", "fr-fr", ""),
    "i": ("it", "it", ""),
    "p": ("pt", "pt-br", " (Brazilian)"),
    "z": ("zh", "cmn", ""),
}

# Per language the clearest of each gender comes first: those are the basic voices.
_KOKORO = {
    "Warm": "af_heart am_michael bf_emma em_alex pm_alex if_sara zf_xiaoxiao af_kore am_onyx bm_fable",
    "Energetic": "af_bella am_puck bf_isabella am_liam af_sky zf_xiaobei zm_yunxi af_jessica",
    "Professional": "am_fenrir bm_george af_sarah ef_dora pf_dora ff_siwis im_nicola zm_yunyang af_alloy",
    "Natural": (
        "af_aoede af_nova af_river am_adam am_echo am_eric bf_alice bf_lily bm_daniel bm_lewis "
        "zf_xiaoni zf_xiaoyi zm_yunjian zm_yunxia"
    ),
    "Soft": "af_nicole",
    "Character": "em_santa pm_santa am_santa",
}

# Languages that Kokoro does not speak: eSpeak NG, which sounds like a machine but reads them right.
_ESPEAK = {"de": "de", "tr": "tr", "ar": "ar"}


def _kokoro(id: str, style: str) -> Voice:
    language, accent, suffix = _ACCENTS[id[0]]
    gender = "female" if id[1] == "f" else "male"
    return Voice(id, id[3:].capitalize() + suffix, gender, style, language, "kokoro", accent)


def _espeak(language: str, accent: str) -> list[Voice]:
    return [
        Voice(f"espeak_{language}_f", "eSpeak", "female", "Synthetic", language, "espeak", f"{accent}+f2"),
        Voice(f"espeak_{language}_m", "eSpeak", "male", "Synthetic", language, "espeak", accent),
    ]


VOICES: dict[str, Voice] = {
    voice.id: voice
    for voice in [
        *[_kokoro(id, style) for style, ids in _KOKORO.items() for id in ids.split()],
        *[voice for language, accent in _ESPEAK.items() for voice in _espeak(language, accent)],
    ]
}
