"""Converts Japanese text to the phonemes Kokoro was trained on, because eSpeak NG cannot read kanji."""

import re
import unicodedata
from functools import cache

from janome.tokenizer import Tokenizer

_VOWELS = "aiueo"
_ROWS = {
    "": "アイウエオ",
    "k": "カキクケコ",
    "ɡ": "ガギグゲゴ",
    "s": "サシスセソ",
    "z": "ザジズゼゾ",
    "t": "タチツテト",
    "d": "ダヂヅデド",
    "n": "ナニヌネノ",
    "h": "ハヒフヘホ",
    "b": "バビブベボ",
    "p": "パピプペポ",
    "m": "マミムメモ",
    "j": "ヤ\0ユ\0ヨ",
    "ɾ": "ラリルレロ",
    "w": "ワヰ\0ヱヲ",
    "v": "\0\0ヴ\0\0",
}
# Consonants that change before some vowel; the others are only palatalised before i.
_CHANGED = {
    **{"シ": "ɕ", "ジ": "ʥ", "チ": "ʨ", "ヂ": "ʥ", "ツ": "ʦ", "ヅ": "z"},
    **{"ニ": "ɲ", "ヒ": "ç", "フ": "ɸ", "ヲ": "", "ヰ": "", "ヱ": ""},
}
_KANA = {
    kana: (_CHANGED.get(kana, consonant), vowel)
    for consonant, row in _ROWS.items()
    for kana, vowel in zip(row, _VOWELS, strict=True)
    if kana != "\0"
}
_SMALL = dict(zip("ァィゥェォャュョヮ", "aiueoauoa", strict=True))
_SOFTENED = "kɡbpmɾvtd"
_HUSHED = "szʦɕʥʨɲç"
_MARKS = dict(zip("。、！？「」『』（）：；…・", ".,!?“”“”():;…,", strict=True))

_DIGITS = "〇一二三四五六七八九"
_UNITS = ("", "十", "百", "千")
_MYRIADS = ("", "万", "億", "兆", "京")
_ATTACHED = ("助詞", "助動詞")
_LATIN = re.compile(r"[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ' .-]*")


def read_japanese(text: str, read_latin) -> str:
    """Returns phonemes, with spaces between phrases. `read_latin` converts words in Latin letters."""
    text = re.sub(r"\d+(?:,\d{3})*", lambda m: spell_number(m[0].replace(",", "")), unicodedata.normalize("NFKC", text))
    phonemes, in_number = "", False
    for token in _tokenizer().tokenize(text):
        surface, kind = token.surface, token.part_of_speech.split(",")
        if surface[0] in _MARKS or unicodedata.category(surface[0]).startswith("P"):
            phonemes += "".join(_MARKS.get(mark, mark) for mark in surface)
            continue
        attached = kind[0] in _ATTACHED or "接尾" in kind or "非自立" in kind or (in_number and "数" in kind)
        in_number = "数" in kind
        space = "" if attached or not phonemes else " "
        if _LATIN.fullmatch(surface):
            phonemes += space + read_latin(surface)
        else:
            kana = token.phonetic if token.phonetic != "*" else surface
            phonemes += space + read_kana(kana)
    return phonemes


def read_kana(kana: str) -> str:
    """Converts katakana (or hiragana) to phonemes; drops other characters."""
    kana = "".join(chr(ord(c) + 96) if "ぁ" <= c <= "ゖ" else c for c in kana)
    phonemes = ""
    for index, sign in enumerate(kana):
        following = kana[index + 1 : index + 2]
        if sign in _KANA:
            consonant, vowel = _KANA[sign]
            if following in _SMALL:
                consonant, vowel = _combined(consonant, vowel, following)
            phonemes += _syllable(consonant, vowel)
        elif sign == "ッ":
            phonemes += "ʔ"
        elif sign == "ー":
            phonemes += "ː"
        elif sign == "ン":
            phonemes += _nasal(_KANA.get(following, ("", ""))[0])
    return phonemes


def spell_number(digits: str) -> str:
    """Writes an integer in kanji: 2024 as 二千二十四. Spells numbers of more than 20 digits digit by digit."""
    digits = digits.lstrip("0") or "0"
    if digits == "0" or len(digits) > 4 * len(_MYRIADS):
        return "".join(_DIGITS[int(d)] for d in digits).replace("〇", "ゼロ")
    spelled = ""
    for group, myriad in enumerate(_MYRIADS):
        end = len(digits) - 4 * group
        if written := _spell_four(digits[max(0, end - 4) : max(0, end)]):
            spelled = written + myriad + spelled
    return spelled


def _spell_four(digits: str) -> str:
    written = ""
    for place, digit in enumerate(reversed(digits)):
        if digit != "0":
            one = digit == "1" and place > 0
            written = ("" if one else _DIGITS[int(digit)]) + _UNITS[place] + written
    return written


def _combined(consonant: str, vowel: str, small: str) -> tuple[str, str]:
    """Combines a kana with a small vowel: キャ is kʲa, ティ is tʲi, ファ is ɸa, ウィ is wi."""
    if small in "ャュョ" and consonant in _SOFTENED:
        consonant += "ʲ"
    elif not consonant and vowel == "u":
        consonant = "w"
    return consonant, _SMALL[small]


def _syllable(consonant: str, vowel: str) -> str:
    if vowel == "i" and consonant and consonant in _SOFTENED:
        consonant += "ʲ"
    if vowel == "u":
        vowel = "ɨ" if consonant.endswith("ʲ") or (consonant and consonant in _HUSHED) else "ɯ"
    return consonant + vowel


def _nasal(following: str) -> str:
    if following and following in "bpm":
        return "m"
    if following and following in "kɡ":
        return "ŋ"
    return "n" if following and following in "tdnszɾʦʨʥɲ" else "ɴ"


@cache
def _tokenizer() -> Tokenizer:
    return Tokenizer(mmap=True)
