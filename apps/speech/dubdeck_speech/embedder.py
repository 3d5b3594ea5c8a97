"""Speaker embeddings by 3D-Speaker's CAM++: a voice as a vector of 192 numbers."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import kaldi_native_fbank as kaldi
import numpy as np
import onnxruntime

from .audio import SAMPLE_RATE

FRAME = SAMPLE_RATE // 100
"""Samples between frames of features (10 ms)."""

_BATCH = 32


class Embedder:
    """Keeps the model loaded; thread-safe."""

    def __init__(self, models_dir: Path, *, threads: int) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        # The graph's weights are byte ranges of the official checkpoint.
        options.add_session_config_entry(
            "session.model_external_initializers_file_folder_path", str(models_dir / "campplus")
        )
        graph = Path(__file__).with_name("campplus.onnx").read_bytes()
        self._session = onnxruntime.InferenceSession(graph, options, ["CPUExecutionProvider"])

    def embed(self, pieces: Sequence[np.ndarray]) -> np.ndarray:
        """Embeds pieces of features (frames × 80 each, ideally 150 frames) as unit vectors (pieces × 192)."""
        vectors = np.zeros((len(pieces), 192), np.float32)
        by_length = defaultdict(list)
        for index, piece in enumerate(pieces):
            by_length[len(piece)].append(index)
        for indices in by_length.values():
            for at in range(0, len(indices), _BATCH):
                batch = indices[at : at + _BATCH]
                frames = np.stack([pieces[i] - pieces[i].mean(0) for i in batch])
                found = self._session.run(None, {"feats": frames.astype(np.float32)})[0]
                vectors[batch] = found / np.linalg.norm(found, axis=1, keepdims=True)
        return vectors


def features_of(samples: np.ndarray) -> np.ndarray:
    """Computes Kaldi's 80 mel filter banks of float samples at 16 kHz, one row per 10 ms."""
    options = kaldi.FbankOptions()
    options.frame_opts.samp_freq = SAMPLE_RATE
    options.frame_opts.dither = 0
    options.mel_opts.num_bins = 80
    bank = kaldi.OnlineFbank(options)
    bank.accept_waveform(SAMPLE_RATE, (samples * 32_768).tolist())
    bank.input_finished()
    if bank.num_frames_ready == 0:
        return np.zeros((0, 80), np.float32)
    return np.stack([bank.get_frame(i) for i in range(bank.num_frames_ready)])
