"""Natural voices by Kokoro-82M. A run of the model can be interrupted from another thread."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import onnx
import onnxruntime
from kokoro_onnx import Kokoro

from .byte_products import use_byte_products
from .compute import Cancellation
from .network_graph import NetworkGraph
from .reading import Names, read
from .styles import Styles
from .whole_steps import use_whole_steps


class KokoroEngine:
    """Keeps the model loaded. Each calling thread runs it separately, and alone."""

    def __init__(self, models_dir: Path) -> None:
        folder = models_dir / "kokoro"
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        model = folder / "model.onnx"
        with _fastest(model) as path:
            session = onnxruntime.InferenceSession(str(path), options, ["CPUExecutionProvider"])
        self._session = _InterruptibleSession(session, model)
        self._kokoro = _with_session(self._session, folder)
        self.styles = Styles(folder / "voices")

    def create(
        self, text: str, style: np.ndarray, accent: str, speed: float, cancellation: Cancellation, names: Names
    ) -> tuple[np.ndarray, int]:
        """Synthesizes text; returns float samples and their rate in Hz. Raises ValueError if nothing can be spoken."""
        self._session.cancellation.current = cancellation
        return self._kokoro.create(read(text, accent, names), style, speed, is_phonemes=True)


@contextmanager
def _fastest(model: Path) -> Iterator[Path]:
    """Lends the path of the model with its slow steps replaced."""
    network = onnx.load(model)
    graph = NetworkGraph(network.graph)
    use_whole_steps(graph)
    use_byte_products(graph)
    graph.save()
    # As a file, because a session keeps bytes that it was given for good.
    with TemporaryDirectory() as folder:
        path = Path(folder) / model.name
        onnx.save(network, path)
        yield path


def _with_session(session: "_InterruptibleSession", folder: Path) -> Kokoro:
    """Creates the engine with an empty file of voices: the library requires one, but not if styles are passed."""
    no_voices = folder / "no-voices.npz"
    if not no_voices.exists():
        np.savez(no_voices)
    return Kokoro.from_session(session, str(no_voices))


class _InterruptibleSession:
    """Wraps onnxruntime's session; stops a run if its client hangs up."""

    def __init__(self, session: onnxruntime.InferenceSession, model: Path) -> None:
        self._session = session
        self._model_path = str(model)  # the library requires the file to exist
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
