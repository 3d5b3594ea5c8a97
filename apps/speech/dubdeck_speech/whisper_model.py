"""Chooses and loads the Whisper model for this machine."""

import logging
from pathlib import Path

import ctranslate2
import numpy as np

from .windows import Whisper

AUTO, SMALLEST = "auto", "whisper-base"
_log = logging.getLogger(__name__)


def choose_whisper(cores: int, gpus: int) -> str:
    """Names the largest model that transcribes much faster than real time on this machine.

    Time per second of speech, int8: base 0.05 s on 2 cores; small takes about 3 times and
    large-v3-turbo about 15 times as much, so they need proportionally more cores, or a GPU.
    """
    if gpus > 0 or cores >= 16:
        return "whisper-large-v3-turbo"
    return "whisper-small" if cores >= 6 else SMALLEST


def load_whisper(models_dir: Path, name: str, *, threads: int, slots: int) -> tuple[str, Whisper]:
    """Loads a model; returns its name and the model.

    `name` is a folder of `models_dir`, a model on the hub (`whisper-small`, …), or `auto`, which
    falls back to base, the model that setup installs. Raises faster-whisper's error if a model
    given by name cannot be loaded.
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


def _load(models_dir: Path, name: str, gpu: bool, threads: int, slots: int) -> Whisper:
    local = models_dir / name
    model = Whisper(
        str(local) if local.is_dir() else name.removeprefix("whisper-"),
        device="cuda" if gpu else "cpu",
        compute_type="float16" if gpu else "int8",
        cpu_threads=threads,
        num_workers=slots,
        download_root=str(models_dir),
    )
    if gpu:  # the first run loads its libraries, and fails if they are missing
        model.detect_language(np.zeros(16_000, np.float32))
    return model
