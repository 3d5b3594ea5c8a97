"""Translates text with Firefox Translations models, loaded on first use and kept in memory."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

from fxtranslate import Translator as Engine

from .compute import Cancellation
from .errors import SpeechError
from .translation_models import Pair, TranslationModels

_MAX_WARM = 8  # pairs per thread; each takes about 60 MB


class Translator:
    """Thread-safe. An engine belongs to the thread that created it, so each thread has its own."""

    def __init__(self, models_dir: Path) -> None:
        self._models = TranslationModels(models_dir / "translation")
        self._warm = threading.local()

    def targets(self) -> dict[str, list[str]]:
        """Returns each source's direct targets, as ISO 639-1 codes."""
        found: dict[str, list[str]] = {}
        for source, target in sorted(self._models.pairs()):
            found.setdefault(source, []).append(target)
        return found

    def translate(self, texts: Sequence[str], source: str, target: str, cancellation: Cancellation) -> list[str]:
        """Translates each text. Raises SpeechError if the pair has no model, Cancelled after a hang-up."""
        engine = self._engine((source, target))
        translated = []
        for text in texts:
            cancellation.check()
            translated.append(engine.translate_long(text))
        return translated

    def _engine(self, pair: Pair) -> Engine:
        engines: OrderedDict[Pair, Engine] = self._warm.__dict__.setdefault("engines", OrderedDict())
        if pair not in engines:
            engines[pair] = self._load(pair)
            if len(engines) > _MAX_WARM:
                engines.popitem(last=False)
        engines.move_to_end(pair)
        return engines[pair]

    def _load(self, pair: Pair) -> Engine:
        source, target = pair
        if pair not in self._models.pairs():
            raise SpeechError(
                f"No model translates from '{source}' to '{target}'. GET /languages lists the pairs.",
                code="language_not_supported",
                param="target",
            )
        try:
            return self._models.load(pair)
        except (ValueError, OSError) as error:
            raise SpeechError(
                f"The model for '{source}' to '{target}' could not be fetched: {error}",
                code="model_unavailable",
                status=503,
            ) from error
