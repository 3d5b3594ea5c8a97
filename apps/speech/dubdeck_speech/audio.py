"""Decodes common audio files to samples, and writes WAV files."""

import io
import wave
from collections.abc import Iterator
from itertools import chain
from typing import BinaryIO, Literal

import av
import numpy as np

from .errors import SpeechError

SAMPLE_RATE = 16_000
MAX_SECONDS = 30 * 60
# A playlist disguised as audio could make the demuxer read other files or addresses.
CONTAINERS = "wav,w64,aiff,flac,mp3,aac,ogg,mov,mp4,m4a,matroska,webm,caf,mpegts"


def decode(file: BinaryIO) -> np.ndarray:
    """Decodes a file to mono float32 samples at 16 kHz. Raises SpeechError if it is not audio or longer than 30 min."""
    parts: list[np.ndarray] = []
    length = 0
    for block in decode_blocks(file):
        parts.append(block[0])
        length += len(parts[-1])
        if length > MAX_SECONDS * SAMPLE_RATE:
            raise SpeechError(
                f"The audio is longer than {MAX_SECONDS // 60} minutes. Send it in parts.",
                code="audio_too_long",
                param="file",
            )
    return np.concatenate(parts).astype(np.float32) / 32_768


def decode_blocks(
    file: BinaryIO, rate: int = SAMPLE_RATE, layout: Literal["mono", "stereo"] = "mono"
) -> Iterator[np.ndarray]:
    """Yields int16 blocks (channels × frames, a few thousand frames each), so that length costs no memory.

    Mono sound becomes stereo at its own level.
    Raises SpeechError if the file has no audio or cannot be read.
    """
    empty = True
    try:
        with av.open(file, "r", options={"format_whitelist": CONTAINERS}, metadata_errors="ignore") as container:
            if not container.streams.audio:
                raise SpeechError("The file has no audio track.", code="invalid_audio", param="file")
            mono = layout == "mono" or container.streams.audio[0].channels == 1
            resampler = av.AudioResampler(format="s16p", layout="mono" if mono else "stereo", rate=rate)
            copies = 2 if mono and layout == "stereo" else 1  # the resampler would make each 3 dB quieter
            for frame in chain(container.decode(audio=0), [None]):  # None flushes the resampler
                if frame:
                    frame.pts = None
                for resampled in resampler.resample(frame):
                    empty = False
                    yield resampled.to_ndarray().repeat(copies, axis=0)
    except (av.FFmpegError, ValueError) as error:
        raise SpeechError(
            "The file is not audio that can be read, or it is damaged.", code="invalid_audio", param="file"
        ) from error
    if empty:
        raise SpeechError("The file holds no audio.", code="invalid_audio", param="file")


def to_wav(samples: np.ndarray, sample_rate: int) -> bytes:
    """Returns a mono 16-bit WAV file of float samples; clips them to -1..1."""
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(sample_rate)
        file.writeframes((np.clip(samples, -1, 1) * 32_767).astype("<i2").tobytes())
    return buffer.getvalue()
