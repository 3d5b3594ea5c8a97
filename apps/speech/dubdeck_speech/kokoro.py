"""Kokoro-82M: natural voices. A run of the model can be interrupted from another thread."""

import threading
from pathlib import Path

import numpy as np
import onnxruntime
from kokoro_onnx import Kokoro

from .compute import Cancellation, Cancelled
from .voices import VOICES, Voice

STYLES_SHAPE = (-1, 1, 256)
"""One style per length of the text."""


class KokoroEngine:
    """Holds the model and its voices ready, for several threads."""

    def __init__(self, models_dir: Path, *, threads: int) -> None:
        folder = models_dir / "kokoro"
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        session = onnxruntime.InferenceSession(str(folder / "model.onnx"), options, ["CPUExecutionProvider"])
        self._session = _InterruptibleSession(session)
        self._styles = {
            voice.id: np.fromfile(folder / "voices" / f"{voice.id}.bin", np.float32).reshape(STYLES_SHAPE)
            for voice in VOICES.values()
            if voice.engine == "kokoro"
        }
        self._kokoro = _with_session(self._session, folder)

    def create(self, text: str, voice: Voice, speed: float, cancellation: Cancellation) -> tuple[np.ndarray, int]:
        """Float samples and their rate. Raises ValueError when nothing in the text can be spoken."""
        self._session.cancellation.current = cancellation
        return self._kokoro.create(text, self._styles[voice.id], speed, voice.accent)


def _with_session(session: "_InterruptibleSession", folder: Path) -> Kokoro:
    """The library wants all voices in one file, which is not needed when styles are passed."""
    no_voices = folder / "no-voices.npz"
    if not no_voices.exists():
        np.savez(no_voices)
    return Kokoro.from_session(session, str(no_voices))


class _InterruptibleSession:
    """Stands in for onnxruntime's session and stops the run whose client has hung up."""

    def __init__(self, session: onnxruntime.InferenceSession) -> None:
        self._session = session
        self._model_path = session._model_path
        self.cancellation = threading.local()

    def __getattr__(self, name: str):
        return getattr(self._session, name)

    def run(self, outputs, inputs):
        cancellation: Cancellation = self.cancellation.current
        options = onnxruntime.RunOptions()
        cancellation.interruptible(lambda: setattr(options, "terminate", True))
        try:
            return self._session.run(outputs, inputs, options)
        except onnxruntime.capi.onnxruntime_pybind11_state.Fail as error:
            cancellation.check()
            raise error
        finally:
            cancellation.interruptible(None)
