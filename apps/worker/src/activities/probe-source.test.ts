import { createServer } from "node:http";
import { listen } from "@dubdeck/testing/listen";
import { asyncLocalStorage, type Context } from "@temporalio/activity";
import { expect, it, vi } from "vitest";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { probeSource } from "./probe-source.ts";

vi.mock("../open-job.ts");

it("sends heartbeats while it waits for slow storage", async () => {
  const { origin, close } = await listen(createServer(() => null));
  const canceled = new AbortController();
  const job = { sourceUrl: async () => `${origin}/`, signal: canceled.signal };
  vi.mocked(openJob).mockResolvedValue(job as never);

  const heartbeat = vi.fn<() => void>(() => {
    if (heartbeat.mock.calls.length === 2) canceled.abort();
  });
  const context = { heartbeat } as unknown as Context;
  const probing = asyncLocalStorage.run(context, () => probeSource({} as Deps)({ jobId: "slow" }));
  await expect(probing).rejects.toThrow(/abort/);
  expect(heartbeat).toHaveBeenCalledTimes(2);
  await close();
}, 10_000);
