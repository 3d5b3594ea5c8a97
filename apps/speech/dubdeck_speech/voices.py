"""The catalogue of voices.

Kokoro's styles are independent of language: any style, or a mean of two, can speak any language
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
    accent: str
    """Name of the language in `reading`, one of ACCENTS or `en-gb`."""
    blend: str
    """Kokoro styles with their weights, `if_sara` or `ff_siwis*0.5+im_nicola*0.5`."""


JAPANESE = "ja"

ACCENTS = {
    "en": "en-us",
    "es": "es",
    "fr": "fr-fr",
    "de": "de",
    "it": "it",
    "pt": "pt-br",
    "tr": "tr",
    "ar": "ar",
    "ja": JAPANESE,
    "zh": "cmn",
}
"""eSpeak NG's name for each of Kokoro's languages, except Japanese, which `japanese` reads."""

# The first letter of a Kokoro style is the language it was trained on.
_TRAINED_ON = {"a": "en", "b": "en", "e": "es", "f": "fr", "i": "it", "j": "ja", "p": "pt", "z": "zh"}
_SUFFIXES = {"b": " (British)", "p": " (Brazilian)"}

# In each language the clearest voice of each gender comes first: these are the basic voices.
_NATIVE = {
    "Warm": "af_heart am_michael bf_emma em_alex pm_alex if_sara jf_gongitsune zf_xiaoxiao af_kore am_onyx bm_fable",
    "Energetic": "af_bella am_puck bf_isabella am_liam af_sky jf_alpha zf_xiaobei zm_yunxi af_jessica",
    "Professional": "am_fenrir bm_george af_sarah ef_dora pf_dora ff_siwis im_nicola jm_kumo zm_yunyang af_alloy",
    "Natural": (
        "af_aoede af_nova af_river am_adam am_echo am_eric bf_alice bf_lily bm_daniel bm_lewis jf_nezumi "
        "zf_xiaoni zf_xiaoyi zm_yunjian zm_yunxia"
    ),
    "Soft": "af_nicole jf_tebukuro",
    "Character": "em_santa pm_santa am_santa",
}

# Non-native voices and blends: name, gender, style, Kokoro blend. Of some forty styles and blends, Whisper
# base understood these best; Romance and Hindi styles work well, English ones seldom.
_BORROWED = {
    "es": """
        Sara    female Warm         if_sara
        Clara   female Natural      ef_dora*0.5+if_sara*0.5
        Siwis   female Professional ff_siwis
        Nicola  male   Professional im_nicola
        Mateo   male   Natural      em_alex*0.5+im_nicola*0.5
    """,
    "fr": """
        Hugo    male   Professional ff_siwis*0.5+im_nicola*0.5
        Claire  female Natural      ff_siwis*0.6+if_sara*0.4
        Elise   female Warm         ff_siwis*0.7+ef_dora*0.3
        Louise  female Soft         pf_dora*0.5+ff_siwis*0.5
        Luc     male   Warm         ff_siwis*0.5+am_onyx*0.5
        Paul    male   Natural      ff_siwis*0.3+em_alex*0.7
        Nicola  male   Soft         ff_siwis*0.3+im_nicola*0.7
    """,
    "it": """
        Dora    female Professional ef_dora
        Giulia  female Natural      if_sara*0.5+pf_dora*0.5
        Siwis   female Energetic    ff_siwis
        Alex    male   Warm         em_alex
        Marco   male   Natural      em_alex*0.5+im_nicola*0.5
        Paolo   male   Energetic    pm_alex
    """,
    "pt": """
        Sara    female Warm         if_sara
        Beatriz female Natural      if_sara*0.5+pf_dora*0.5
        Siwis   female Energetic    ff_siwis
        Nicola  male   Professional im_nicola
        Tiago   male   Natural      pm_alex*0.5+em_alex*0.5
    """,
    "de": """
        Hanna   female Natural      ef_dora*0.5+if_sara*0.5
        Alex    male   Warm         em_alex
        Sara    female Warm         if_sara
        Dora    female Professional ef_dora
        Lena    female Soft         pf_dora*0.5+ff_siwis*0.5
        Felix   male   Energetic    am_fenrir
        Jonas   male   Natural      em_alex*0.5+im_nicola*0.5
        Georg   male   Professional bm_george
    """,
    "tr": """
        Dora    female Professional ef_dora
        Nicola  male   Professional im_nicola
        Elif    female Natural      hf_beta
        Zeynep  female Energetic    hf_alpha
        Defne   female Warm         pf_dora
        Emre    male   Natural      hm_omega
        Alex    male   Warm         em_alex
        Kerem   male   Energetic    hm_psi
    """,
    "ar": """
        Sara    female Warm         if_sara
        Alex    male   Warm         em_alex
        Dora    female Professional ef_dora
        Layla   female Natural      ef_dora*0.5+if_sara*0.5
        Noor    female Energetic    hf_alpha
        Nicola  male   Professional im_nicola
        Karim   male   Natural      em_alex*0.5+im_nicola*0.5
        Omar    male   Energetic    hm_omega
    """,
    "ja": """
        Haruto  male   Warm         jm_kumo*0.5+em_alex*0.5
        Kenji   male   Natural      jm_kumo*0.6+im_nicola*0.4
        Ren     male   Energetic    jm_kumo*0.5+hm_omega*0.5
    """,
}


def accent_of(language: str, blend: str) -> str:
    """Returns the accent for a language; English is British if the first style is."""
    return "en-gb" if language == "en" and blend.startswith("b") else ACCENTS[language]


def _native(style_id: str, style: str) -> Voice:
    language = _TRAINED_ON[style_id[0]]
    name = style_id[3:].capitalize() + _SUFFIXES.get(style_id[0], "")
    gender = "female" if style_id[1] == "f" else "male"
    return Voice(style_id, name, gender, style, language, True, accent_of(language, style_id), style_id)


def _borrowed(language: str, row: str) -> Voice:
    name, gender, style, blend = row.split()
    accent = accent_of(language, blend)
    return Voice(f"{language}_{name.lower()}", name, gender, style, language, False, accent, blend)


VOICES: dict[str, Voice] = {
    voice.id: voice
    for voice in [
        *[_native(id, style) for style, ids in _NATIVE.items() for id in ids.split()],
        *[_borrowed(language, row) for language, rows in _BORROWED.items() for row in rows.strip().splitlines()],
    ]
}
