"""The server's settings; the only module that reads environment variables."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The models' folder and names, the server's address, and the number of cores."""

    models_dir: Path
    whisper_model: str = "auto"
    host: str = "127.0.0.1"
    port: int = 8880
    cores: int = os.cpu_count() or 1

    @staticmethod
    def from_environment() -> "Settings":
        """Reads the environment. Raises SystemExit, naming the variable, if MODELS_DIR is missing."""
        models_dir = os.environ.get("MODELS_DIR")
        if not models_dir:
            raise SystemExit("MODELS_DIR is not set: the folder into which `npm run setup` puts models")
        return Settings(
            models_dir=Path(models_dir),
            whisper_model=os.environ.get("WHISPER_MODEL", Settings.whisper_model),
            host=os.environ.get("HOST", Settings.host),
            port=int(os.environ.get("PORT", Settings.port)),
        )

    @property
    def whisper_threads(self) -> int:
        """Threads per recognition. Two make one a tenth faster, and on two cores are slower than two in parallel."""
        return 1 if self.cores < 4 else 2 if self.cores < 8 else 4

    @property
    def whisper_slots(self) -> int:
        """Recognitions at once."""
        return max(1, self.cores // self.whisper_threads)

    @property
    def synthesis_slots(self) -> int:
        """Syntheses at once, one thread each. On two cores, two threads for all make a lone synthesis a third
        faster, and two at once 10 % slower."""
        return self.cores

    @property
    def translation_slots(self) -> int:
        """Translations at once, one thread each; each thread keeps its own copy of the models."""
        return max(1, self.cores // 2)

    @property
    def analysis_threads(self) -> int:
        """Threads that compute embeddings."""
        return min(self.cores, 2)

    @property
    def analysis_slots(self) -> int:
        """Whole-file analyses at once."""
        return max(2, self.cores // 2)
