"""Errors in the format of OpenAI's API, or of LibreTranslate's on its routes."""

from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

_LIBRETRANSLATE = {"/translate", "/languages"}


class SpeechError(Exception):
    """A refused request; the message tells the caller what to do."""

    def __init__(self, message: str, *, code: str, param: str | None = None, status: int = 400):
        super().__init__(message)
        self.message, self.code, self.param, self.status = message, code, param, status


def install_error_handlers(app: FastAPI) -> None:
    """Makes `app` answer all errors, including the framework's, in that format."""

    @app.exception_handler(SpeechError)
    async def refused(request: Request, error: SpeechError) -> JSONResponse:
        headers = {"retry-after": "1"} if error.status == HTTPStatus.TOO_MANY_REQUESTS else None
        return _respond(request, error.status, error.message, error.code, error.param, headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        # A location in broken JSON is a number, a parameter's is a name.
        param = [part for part in first["loc"] if isinstance(part, str)][-1]
        return _respond(request, 400, f"{param}: {first['msg']}", "invalid_value", param)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        return _respond(request, error.status_code, str(error.detail), HTTPStatus(error.status_code).name.lower())

    @app.exception_handler(Exception)
    async def unexpected(request: Request, __: Exception) -> JSONResponse:
        return _respond(request, 500, "The speech engine failed. Its log says why.", "internal_error")


def _respond(
    request: Request,
    status: int,
    message: str,
    code: str,
    param: str | None = None,
    headers: dict[str, str] | None = None,
) -> JSONResponse:
    if request.url.path in _LIBRETRANSLATE:
        return JSONResponse({"error": message}, status, headers)
    kind = {429: "rate_limit_error"}.get(status, "invalid_request_error" if status < 500 else "server_error")
    error = {"message": message, "type": kind, "param": param, "code": code}
    return JSONResponse({"error": error}, status, headers)
