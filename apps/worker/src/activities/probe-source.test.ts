import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { asyncLocalStorage, type Context } from "@temporalio/activity";
import { expect, it, vi } from "vitest";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { probeSource } from "./probe-source.ts";

vi.mock("../open-job.ts");

it("tells that it lives while a slow store makes it wait", async () => {
  const silent = createServer(() => null);
  await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const canceled = new AbortController();
  const job = { sourceUrl: async () => `http://127.0.0.1:${port}/`, signal: canceled.signal };
  vi.mocked(openJob).mockResolvedValue(job as never);

  const heartbeat = vi.fn<() => void>(() => {
    if (heartbeat.mock.calls.length === 2) canceled.abort();
  });
  const context = { heartbeat } as unknown as Context;
  const probing = asyncLocalStorage.run(context, () => probeSource({} as Deps)({ jobId: "slow" }));
  await expect(probing).rejects.toThrow(/abort/);
  expect(heartbeat).toHaveBeenCalledTimes(2);
  silent.closeAllConnections();
  silent.close();
}, 10_000);
