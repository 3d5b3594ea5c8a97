"""The catalogue of voices.

Kokoro's styles do not belong to a language: any style, or a mean of two, can speak any language
whose phonemes the model knows.
"""

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
    native: bool
    """Whether its style was trained on the language."""
    engine: Literal["kokoro", "espeak"]
    accent: str
    """eSpeak NG's name of the language that is read."""
    blend: str
    """Kokoro styles with their weights, `if_sara` or `ff_siwis*0.5+im_nicola*0.5`."""

    @property
    def robotic(self) -> bool:
        return self.engine == "espeak"


ACCENTS = {
    "en": "en-us",
    "es": "es",
    "fr": "fr-fr",
    "de": "de",
    "it": "it",
    "pt": "pt-br",
    "tr": "tr",
    "ar": "ar",
    "zh": "cmn",
}
"""Per language that Kokoro speaks."""

# The first letter of a Kokoro style is the language it was trained on.
_TRAINED_ON = {"a": "en", "b": "en", "e": "es", "f": "fr", "i": "it", "p": "pt", "z": "zh"}
_SUFFIXES = {"b": " (British)", "p": " (Brazilian)"}

# Per language the clearest of each gender come first: those are the basic voices.
_NATIVE = {
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

# Voices of other languages and blends: name, gender, style, what Kokoro speaks with.
_BORROWED = {
    "es": """
        Sara    female Warm         if_sara
        Siwis   female Professional ff_siwis
        Clara   female Natural      ef_dora*0.5+if_sara*0.5
        Lucia   female Soft         ef_dora*0.6+bf_emma*0.4
        Nicola  male   Professional im_nicola
        Mateo   male   Natural      em_alex*0.5+im_nicola*0.5
    """,
    "fr": """
        Sara    female Warm         if_sara
        Claire  female Natural      ff_siwis*0.6+if_sara*0.4
        Louise  female Soft         pf_dora*0.5+ff_siwis*0.5
        Nicola  male   Professional im_nicola
        Alex    male   Warm         pm_alex
        Michael male   Natural      am_michael
        Hugo    male   Soft         ff_siwis*0.5+im_nicola*0.5
    """,
    "it": """
        Dora    female Professional ef_dora
        Siwis   female Energetic    ff_siwis
        Giulia  female Natural      if_sara*0.5+pf_dora*0.5
        Alex    male   Warm         em_alex
        Marco   male   Natural      em_alex*0.5+im_nicola*0.5
        Santa   male   Character    em_santa
    """,
    "pt": """
        Sara    female Warm         if_sara
        Siwis   female Energetic    ff_siwis
        Beatriz female Natural      if_sara*0.5+pf_dora*0.5
        Nicola  male   Professional im_nicola
        Tiago   male   Natural      pm_alex*0.5+em_alex*0.5
    """,
    "de": """
        Sara    female Warm         if_sara
        Alex    male   Warm         em_alex
        Dora    female Professional ef_dora
        Siwis   female Energetic    ff_siwis
        Hanna   female Natural      if_sara*0.5+pf_dora*0.5
        Nicola  male   Professional im_nicola
        Santa   male   Character    em_santa
        Jonas   male   Natural      em_alex*0.5+im_nicola*0.5
    """,
    "tr": """
        Sara    female Warm         if_sara
        Alex    male   Warm         em_alex
        Dora    female Professional ef_dora
        Siwis   female Energetic    ff_siwis
        Elif    female Natural      if_sara*0.5+pf_dora*0.5
        Nicola  male   Professional im_nicola
        Santa   male   Character    em_santa
        Emre    male   Natural      em_alex*0.5+im_nicola*0.5
    """,
    "ar": """
        Sara    female Warm         if_sara
        Alex    male   Warm         em_alex
        Dora    female Professional ef_dora
        Siwis   female Energetic    ff_siwis
        Layla   female Natural      if_sara*0.5+pf_dora*0.5
        Nicola  male   Professional im_nicola
        Santa   male   Character    em_santa
        Karim   male   Natural      em_alex*0.5+im_nicola*0.5
    """,
}


def accent_of(language: str, blend: str) -> str:
    """Returns eSpeak NG's name of the language, British where the first style is."""
    return "en-gb" if language == "en" and blend.startswith("b") else ACCENTS[language]


def _native(style_id: str, style: str) -> Voice:
    language = _TRAINED_ON[style_id[0]]
    name = style_id[3:].capitalize() + _SUFFIXES.get(style_id[0], "")
    gender = "female" if style_id[1] == "f" else "male"
    return Voice(style_id, name, gender, style, language, True, "kokoro", accent_of(language, style_id), style_id)


def _borrowed(language: str, row: str) -> Voice:
    name, gender, style, blend = row.split()
    accent = accent_of(language, blend)
    return Voice(f"{language}_{name.lower()}", name, gender, style, language, False, "kokoro", accent, blend)


VOICES: dict[str, Voice] = {
    voice.id: voice
    for voice in [
        *[_native(id, style) for style, ids in _NATIVE.items() for id in ids.split()],
        *[_borrowed(language, row) for language, rows in _BORROWED.items() for row in rows.strip().splitlines()],
    ]
}
