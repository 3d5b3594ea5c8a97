import asyncio
import threading
import time

import pytest

from dubdeck_speech.compute import MOST_WAITING, Cancellation, Cancelled, Compute
from dubdeck_speech.errors import SpeechError


class Client:
    """As much of a request as the queue looks at."""

    def __init__(self) -> None:
        self.gone = False

    async def is_disconnected(self) -> bool:
        return self.gone


def test_work_is_bounded_and_in_order():
    running, most, order = 0, 0, []
    lock = threading.Lock()

    def work(number: int) -> None:
        nonlocal running, most
        with lock:
            running, order[len(order) :] = running + 1, [number]
            most = max(most, running)
        time.sleep(0.02)
        with lock:
            running -= 1

    async def main() -> None:
        compute = Compute(slots=2)
        await asyncio.gather(*[compute.run(Client(), lambda _, n=n: work(n)) for n in range(10)])

    asyncio.run(main())
    assert most == 2
    assert order == sorted(order)


def test_a_hang_up_ends_running_and_waiting_work():
    ended = []

    def work(cancellation: Cancellation) -> None:
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
        await asyncio.sleep(0.1)
        clients[1].gone = True
        with pytest.raises(Cancelled):
            await asyncio.wait_for(tasks[1], 1)
        clients[0].gone = True
        with pytest.raises(Cancelled):
            await asyncio.wait_for(tasks[0], 1)
        assert await compute.run(Client(), lambda _: "free again") == "free again"

    asyncio.run(main())
    assert ended == ["running"]


def test_a_long_queue_is_refused():
    async def main() -> None:
        compute, release = Compute(slots=1), threading.Event()

        def start() -> asyncio.Task:
            return asyncio.create_task(compute.run(Client(), lambda _: release.wait()))

        tasks = [start()]
        await asyncio.sleep(0.05)
        tasks += [start() for _ in range(MOST_WAITING)]
        await asyncio.sleep(0.05)
        with pytest.raises(SpeechError) as refused:
            await asyncio.wait_for(start(), 1)
        assert refused.value.status == 429
        release.set()
        await asyncio.gather(*tasks)

    asyncio.run(main())
