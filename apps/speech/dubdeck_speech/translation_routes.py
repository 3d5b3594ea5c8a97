"""POST /translate and GET /languages, compatible with LibreTranslate."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from .compute import Compute
from .translator import Translator

MAX_TEXTS = 1000
MAX_CHARACTERS = 5000

translation_router = APIRouter()

Text = Annotated[str, Field(max_length=MAX_CHARACTERS)]

_NAMES = {
    "ar": "Arabic",
    "de": "German",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "ja": "Japanese",
    "pt": "Portuguese",
    "tr": "Turkish",
    "zh": "Chinese",
}


class TranslateRequest(BaseModel):
    q: Text | Annotated[list[Text], Field(max_length=MAX_TEXTS)]
    source: str
    target: str
    format: Literal["text"] = "text"


@translation_router.post("/translate")
async def translate(body: TranslateRequest, request: Request) -> dict:
    compute: Compute = request.app.state.translation
    translator: Translator = request.app.state.translator
    texts = [body.q] if isinstance(body.q, str) else body.q
    done = await compute.run(request, lambda c: translator.translate(texts, body.source, body.target, c))
    return {"translatedText": done[0] if isinstance(body.q, str) else done}


@translation_router.get("/languages")
def languages(request: Request) -> list[dict]:
    """Lists direct pairs; clients may route via a third language."""
    translator: Translator = request.app.state.translator
    return [
        {"code": source, "name": _NAMES.get(source, source), "targets": targets}
        for source, targets in translator.targets().items()
    ]
