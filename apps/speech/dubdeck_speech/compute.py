"""Queues heavy work: a limited number of tasks at once, urgent ones first, cancelled on hang-up."""

import asyncio
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from starlette.requests import Request

from .errors import SpeechError

T = TypeVar("T")

MAX_WAITING = 64
POLL_SECONDS = 0.1


class Cancelled(Exception):
    """The client has hung up, so the answer is no longer needed."""


class Cancellation:
    """Signals running work, from another thread, to stop."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._stop: Callable[[], None] | None = None

    def cancel(self) -> None:
        """Interrupts the running step and prevents further ones."""
        self._event.set()
        if stop := self._stop:
            stop()

    def check(self) -> None:
        """Raises Cancelled after a cancellation; call it between steps of the work."""
        if self._event.is_set():
            raise Cancelled

    def interruptible(self, stop: Callable[[], None] | None) -> None:
        """Registers how to interrupt the step that starts now, or None after it. Raises Cancelled if cancelled."""
        self._stop = stop
        if self._event.is_set() and stop:
            stop()
        self.check()


class Slots:
    """Hands out a limited number of slots in order: first to those who are urgent, then to the others."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._urgent: deque[asyncio.Future] = deque()
        self._others: deque[asyncio.Future] = deque()

    async def acquire(self, urgent: bool = False) -> None:
        """Waits for a slot."""
        if self._free > 0:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._others).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the slot was handed over meanwhile
                self.release()
            raise

    def release(self) -> None:
        """Passes the slot on to the next who still waits."""
        for queue in (self._urgent, self._others):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Compute:
    """Runs at most `slots` tasks at once; others wait in order, behind urgent ones."""

    def __init__(self, slots: int) -> None:
        self._executor = ThreadPoolExecutor(slots)
        self._slots = Slots(slots)
        self._waiting = 0

    async def run(self, request: Request, work: Callable[[Cancellation], T], urgent: bool = False) -> T:
        """Runs `work` in a thread once a slot is free.

        Raises Cancelled if the client hangs up, and SpeechError if too many requests are waiting.
        """
        await self._enter(request, urgent)
        try:
            cancellation = Cancellation()
            loop = asyncio.get_running_loop()
            running = loop.run_in_executor(self._executor, work, cancellation)
            await _until_done_or_gone(request, running, cancellation.cancel)
            return await running
        finally:
            self._slots.release()

    async def stream(self, request: Request, start: Callable[[], Iterator[bytes]]) -> AsyncIterator[bytes]:
        """Runs `start`'s iterator in a thread, one step after the previous one was sent; holds a slot until it ends.

        Runs the first step before returning, so that it can still refuse the request. A hang-up stops
        the iterator after the current step. Raises Cancelled if the client hangs up while waiting for
        a slot, and SpeechError if too many requests are waiting.
        """
        await self._enter(request)
        thread = ThreadPoolExecutor(1)
        loop = asyncio.get_running_loop()

        def leave() -> None:
            thread.submit(steps.close)  # runs after the current step
            thread.shutdown(wait=False)
            self._slots.release()

        steps = start()
        try:
            first = await loop.run_in_executor(thread, next, steps, None)
        except BaseException:
            leave()
            raise

        async def rest() -> AsyncIterator[bytes]:
            step = first
            try:
                while step is not None:
                    yield step
                    step = await loop.run_in_executor(thread, next, steps, None)
            finally:
                leave()

        return rest()

    async def _enter(self, request: Request, urgent: bool = False) -> None:
        """Waits for a slot. Raises SpeechError if too many requests are waiting."""
        if self._waiting >= MAX_WAITING:
            raise SpeechError("Too many requests are waiting. Try again soon.", code="rate_limit_exceeded", status=429)
        await self._wait_for_slot(request, urgent)

    async def _wait_for_slot(self, request: Request, urgent: bool) -> None:
        turn = asyncio.create_task(self._slots.acquire(urgent))
        self._waiting += 1
        try:
            await _until_done_or_gone(request, turn, turn.cancel)
            await turn
        except asyncio.CancelledError as error:
            raise Cancelled from error
        finally:
            self._waiting -= 1


async def _until_done_or_gone(request: Request, future: asyncio.Future, give_up: Callable[[], object]) -> None:
    while not future.done():
        await asyncio.wait([future], timeout=POLL_SECONDS)
        if not future.done() and await request.is_disconnected():
            give_up()
            return
