"""Which Whisper model runs on this machine, and from where it comes."""

import logging
from pathlib import Path

import ctranslate2
import numpy as np
from faster_whisper import WhisperModel

AUTO, SMALLEST = "auto", "whisper-base"
_log = logging.getLogger(__name__)


def choose_whisper(cores: int, gpus: int) -> str:
    """Names the largest model that still transcribes far faster than speech on this machine.

    Work per second of speech, int8: base 0.05 s on 2 cores; small about 3 times and large-v3-turbo
    about 15 times as much, so they ask for cores in proportion, or a GPU.
    """
    if gpus > 0 or cores >= 16:
        return "whisper-large-v3-turbo"
    return "whisper-small" if cores >= 6 else SMALLEST


def load_whisper(models_dir: Path, name: str, *, threads: int, slots: int) -> tuple[str, WhisperModel]:
    """Loads the model and returns its name and itself.

    `name` is a folder of `models_dir`, a model that the hub has (`whisper-small`, …), or `auto`,
    which falls back to base, the model that set-up installs. Raises what faster-whisper raises
    where a model that was asked for by name cannot be loaded.
    """
    gpus = ctranslate2.get_cuda_device_count()
    if name != AUTO:
        return name, _load(models_dir, name, gpus > 0, threads, slots)
    chosen = choose_whisper(threads * slots, gpus)
    if chosen == SMALLEST:
        return chosen, _load(models_dir, chosen, False, threads, slots)
    try:
        return chosen, _load(models_dir, chosen, gpus > 0, threads, slots)
    except Exception as error:  # no network, a full disk, a GPU without its libraries
        _log.warning("%s is not available (%s); using %s", chosen, error, SMALLEST)
        return SMALLEST, _load(models_dir, SMALLEST, False, threads, slots)


def _load(models_dir: Path, name: str, gpu: bool, threads: int, slots: int) -> WhisperModel:
    local = models_dir / name
    model = WhisperModel(
        str(local) if local.is_dir() else name.removeprefix("whisper-"),
        device="cuda" if gpu else "cpu",
        compute_type="float16" if gpu else "int8",
        cpu_threads=threads,
        num_workers=slots,
        download_root=str(models_dir),
    )
    if gpu:  # its libraries are looked up in the first run
        model.detect_language(np.zeros(16_000, np.float32))
    return model
