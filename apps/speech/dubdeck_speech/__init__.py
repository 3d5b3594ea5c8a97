"""The local speech engines behind OpenAI's audio API."""

import os

# Threads that wait must not spin: ffmpeg and the worker need the same cores, and two teams of
# spinning threads slow each other down tenfold. Read when the engines are imported.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
