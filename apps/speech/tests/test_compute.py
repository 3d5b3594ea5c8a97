import asyncio
import threading
import time

import pytest

from dubdeck_speech.compute import MAX_WAITING, Cancellation, Cancelled, Compute
from dubdeck_speech.errors import SpeechError

# Timeout in seconds for immediate operations on a busy machine.
PATIENCE_S = 10


class Client:
    """A stand-in for the part of a request that the queue uses."""

    def __init__(self) -> None:
        self.gone = False

    async def is_disconnected(self) -> bool:
        return self.gone


def test_as_much_runs_at_once_as_there_are_slots():
    running, most = 0, 0
    lock, pair = threading.Lock(), threading.Barrier(2, timeout=PATIENCE_S)

    def work(_: Cancellation) -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        pair.wait()
        time.sleep(0.02)
        with lock:
            running -= 1

    async def main() -> None:
        compute = Compute(slots=2)
        await asyncio.gather(*[compute.run(Client(), work) for _ in range(10)])

    asyncio.run(main())
    assert most == 2


def test_who_comes_first_is_served_first():
    order = []

    async def main() -> None:
        compute = Compute(slots=1)
        await asyncio.gather(*[compute.run(Client(), lambda _, n=n: order.append(n)) for n in range(10)])

    asyncio.run(main())
    assert order == list(range(10))


def test_urgent_work_comes_next():
    order = []

    async def main() -> None:
        compute = Compute(slots=1)
        started, release = threading.Event(), threading.Event()

        def first(_: Cancellation) -> None:
            started.set()
            release.wait(PATIENCE_S)

        tasks = [asyncio.create_task(compute.run(Client(), first))]
        await asyncio.to_thread(started.wait, PATIENCE_S)
        for name in ("a", "b", "urgent c", "urgent d"):
            work = compute.run(Client(), lambda _, name=name: order.append(name), name.startswith("urgent"))
            tasks.append(asyncio.create_task(work))
        gone = Client()
        leaving = asyncio.create_task(compute.run(gone, lambda _: order.append("never"), True))
        await asyncio.sleep(0.05)
        gone.gone = True
        with pytest.raises(Cancelled):
            await asyncio.wait_for(leaving, PATIENCE_S)
        release.set()
        await asyncio.gather(*tasks)

    asyncio.run(main())
    assert order == ["urgent c", "urgent d", "a", "b"]


def test_a_hang_up_ends_running_and_waiting_work():
    ended, started = [], threading.Event()

    def work(cancellation: Cancellation) -> None:
        started.set()
        try:
            while True:
                cancellation.check()
                time.sleep(0.01)
        finally:
            ended.append("running")

    async def main() -> None:
        compute = Compute(slots=1)
        clients = [Client(), Client()]
        tasks = [
            asyncio.create_task(compute.run(clients[0], work)),
            asyncio.create_task(compute.run(clients[1], lambda _: ended.append("never"))),
        ]
        await asyncio.to_thread(started.wait, PATIENCE_S)
        clients[1].gone = True
        with pytest.raises(Cancelled):
            await asyncio.wait_for(tasks[1], PATIENCE_S)
        clients[0].gone = True
        with pytest.raises(Cancelled):
            await asyncio.wait_for(tasks[0], PATIENCE_S)
        assert await compute.run(Client(), lambda _: "free again") == "free again"

    asyncio.run(main())
    assert ended == ["running"]


def test_a_long_queue_is_refused():
    async def main() -> None:
        compute = Compute(slots=1)
        started, release = threading.Event(), threading.Event()

        def work(_: Cancellation) -> None:
            started.set()
            release.wait()

        def start() -> asyncio.Task:
            return asyncio.create_task(compute.run(Client(), work))

        tasks = [start()]
        await asyncio.to_thread(started.wait, PATIENCE_S)
        tasks += [start() for _ in range(MAX_WAITING)]
        await asyncio.sleep(0.05)
        with pytest.raises(SpeechError) as refused:
            await asyncio.wait_for(start(), PATIENCE_S)
        assert refused.value.status == 429
        release.set()
        await asyncio.gather(*tasks)

    asyncio.run(main())
