"""Speaks one text and ends: `python -m dubdeck_speech.espeak_process VOICE WORDS_PER_MINUTE`.

Reads UTF-8 text, writes signed 16-bit mono samples at SAMPLE_RATE. A process of its own, because
the library keeps a state from line to line that makes the same text sound a little different.
"""

import ctypes
import sys

import espeakng_loader

SAMPLE_RATE = 22_050
_SYNCHRONOUS, _RATE_PARAMETER, _UTF8 = 2, 1, 1
_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


def main(voice: str, words_per_minute: str) -> None:
    library = ctypes.CDLL(espeakng_loader.get_library_path())
    rate = library.espeak_Initialize(_SYNCHRONOUS, 0, espeakng_loader.get_data_path().encode(), 0)
    if rate != SAMPLE_RATE:
        raise SystemExit(f"eSpeak NG did not start as expected: {rate}")
    write = _Callback(_write)
    library.espeak_SetSynthCallback(write)
    if library.espeak_SetVoiceByName(voice.encode()) != 0:
        raise SystemExit(f"eSpeak NG has no voice {voice}")
    library.espeak_SetParameter(_RATE_PARAMETER, int(words_per_minute), 0)
    text = sys.stdin.buffer.read()
    library.espeak_Synth(text, len(text) + 1, 0, 0, 0, _UTF8, None, None)
    library.espeak_Synchronize()


def _write(samples: int | None, count: int, _events: int) -> int:
    if samples and count > 0:
        sys.stdout.buffer.write(ctypes.string_at(samples, count * 2))
    return 0


if __name__ == "__main__":
    main(*sys.argv[1:])
