"""POST /v1/audio/transcriptions, /translations and the extension /regions."""

from typing import Annotated, BinaryIO, Literal

from fastapi import APIRouter, Form, Request, Response, UploadFile

from .audio import decode
from .compute import Cancellation, Compute
from .errors import SpeechError
from .recognizer import Recognizer
from .regions import find_regions
from .transcript import Transcript

MAX_BYTES = 200 * 1024 * 1024
Format = Literal["json", "text", "verbose_json"]

transcription_router = APIRouter()


@transcription_router.post("/v1/audio/transcriptions", response_model=None)
async def transcriptions(
    request: Request,
    file: UploadFile,
    language: Annotated[str | None, Form()] = None,
    prompt: Annotated[str | None, Form()] = None,
    response_format: Annotated[Format, Form()] = "json",
    clear: Annotated[bool, Form()] = False,
) -> Response | dict:
    """Transcribes speech. Extension: `clear` speech, as a synthesized voice's, takes little more than half the time."""
    return await _transcribe(request, file, "transcribe", language, prompt, response_format, clear)


@transcription_router.post("/v1/audio/translations", response_model=None)
async def translations(
    request: Request,
    file: UploadFile,
    language: Annotated[str | None, Form()] = None,
    prompt: Annotated[str | None, Form()] = None,
    response_format: Annotated[Format, Form()] = "json",
) -> Response | dict:
    """Translates speech to English. Extension: `language` is the spoken language, if known."""
    return await _transcribe(request, file, "translate", language, prompt, response_format)


@transcription_router.post("/v1/audio/regions")
async def regions(request: Request, file: UploadFile) -> dict:
    """Extension: returns the speech regions in whole milliseconds."""
    compute: Compute = request.app.state.recognition
    stream = _checked(file)
    found = await compute.run(request, lambda _: find_regions(decode(stream)))
    return {"regions": [{"start_ms": round(r.start * 1000), "end_ms": round(r.end * 1000)} for r in found]}


async def _transcribe(
    request: Request,
    file: UploadFile,
    task: str,
    language: str | None,
    prompt: str | None,
    response_format: Format,
    clear: bool = False,
) -> Response | dict:
    compute: Compute = request.app.state.recognition
    recognizer: Recognizer = request.app.state.recognizer
    if language is not None and language not in recognizer.languages:
        raise SpeechError(
            f"'{language}' is not the ISO 639-1 code of a language that Whisper knows.",
            code="language_not_supported",
            param="language",
        )
    stream = _checked(file)

    def work(cancellation: Cancellation) -> Transcript:
        audio = decode(stream)
        options = {"task": task, "language": language, "prompt": prompt, "clear": clear}
        return recognizer.transcribe(audio, cancellation, **options)

    transcript = await compute.run(request, work)
    match response_format:
        case "text":
            return Response(transcript.text + "\n", media_type="text/plain")
        case "json":
            return {"text": transcript.text}
        case "verbose_json":
            return transcript.as_json()


def _checked(file: UploadFile) -> BinaryIO:
    if (file.size or 0) > MAX_BYTES:
        raise SpeechError(
            f"The file is larger than {MAX_BYTES // 1024**2} MB. Send it in parts.",
            code="file_too_large",
            param="file",
            status=413,
        )
    return file.file
