"""Finds and loads Firefox Translations models, on disk or from Mozilla's service."""

import re
import threading
import time
from pathlib import Path

from fxtranslate import Translator, discovery

Pair = tuple[str, str]
"""Source and target."""

_TAG = r"([a-z]{2,3}(?:-[A-Z]\w+)?)"
_FOLDER = re.compile(f"{_TAG}-{_TAG}")  # en-pt, en-zh-Hans

_OFFER_SECONDS = 24 * 3600
_RETRY_SECONDS = 60
_WAIT_SECONDS = 3


class TranslationModels:
    """Models in a folder per pair, such as `en-pt`, each with model and vocabulary.

    Its list of likely translations of words is not used, because where a word is not listed, another has to do: "when I'm
    parking" became "quando estou estaciona".
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fetching = threading.Lock()
        self._offer = _Offer()

    def pairs(self) -> dict[Pair, Pair]:
        """Returns all direct pairs, on disk or downloadable, by ISO 639-1 codes with their models' tags."""
        return self._offer.pairs() | self._on_disk()

    def load(self, pair: Pair) -> Translator:
        """Loads a pair's model, downloading it if needed. Only the loading thread may use it.

        Raises ValueError if Mozilla's service does not answer, or a file does not match its SHA-256.
        """
        tags = self._on_disk().get(pair) or self._fetch(pair)
        folder = self._folder / "-".join(tags)
        shared = [*folder.glob("vocab.*.spm")]
        source, target = shared * 2 or [*folder.glob("srcvocab.*.spm"), *folder.glob("trgvocab.*.spm")]
        model = next(folder.glob("model.*.bin"))
        return Translator(model.read_bytes(), source.read_bytes(), target.read_bytes())

    def _fetch(self, pair: Pair) -> Pair:
        with self._fetching:  # two threads may want the same pair
            if tags := self._on_disk().get(pair):
                return tags
            tags = self._offer.pairs()[pair]
            unfinished = self._folder / "unfinished"
            discovery.add_models(*tags, cache_dir=str(unfinished))
            (unfinished / "-".join(tags)).rename(self._folder / "-".join(tags))
            return tags

    def _on_disk(self) -> dict[Pair, Pair]:
        folders = sorted(model.parent.name for model in self._folder.glob("*/model.*.bin"))
        return _by_code(match.groups() for name in folders if (match := _FOLDER.fullmatch(name)))


class _Offer:
    """The service's pairs, fetched in the background at most once a day."""

    def __init__(self) -> None:
        self._pairs: dict[Pair, Pair] = {}
        self._ask_again_at = 0.0
        self._lock = threading.Lock()
        self._asking: threading.Thread | None = None

    def pairs(self) -> dict[Pair, Pair]:
        """Returns the last fetched pairs; waits at most 3 s for the first ones. Empty if the service is unreachable."""
        with self._lock:
            if time.monotonic() >= self._ask_again_at and not (self._asking and self._asking.is_alive()):
                self._asking = threading.Thread(target=self._ask, daemon=True)
                self._asking.start()
        if self._asking and not self._pairs:
            self._asking.join(_WAIT_SECONDS)
        return self._pairs

    def _ask(self) -> None:
        try:
            self._pairs = _by_code(sorted(discovery.model_pairs(discovery.fetch_records_body())))
            self._ask_again_at = time.monotonic() + _OFFER_SECONDS
        except ValueError:  # offline
            self._ask_again_at = time.monotonic() + _RETRY_SECONDS


def _by_code(pairs) -> dict[Pair, Pair]:
    """Keys pairs of language tags by ISO 639-1; of several scripts, the first wins: zh-Hans."""
    found: dict[Pair, Pair] = {}
    for source, target in pairs:
        found.setdefault((source.partition("-")[0], target.partition("-")[0]), (source, target))
    return found
