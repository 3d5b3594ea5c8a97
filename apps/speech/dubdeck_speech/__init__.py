"""Local speech engines behind OpenAI's audio API."""

import os

# Waiting threads must not spin: ffmpeg and the worker need the same cores, and two thread pools
# that spin slow each other down tenfold. OpenMP reads this when the engines are imported.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
