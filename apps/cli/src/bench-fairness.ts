import { setTimeout as sleep } from "node:timers/promises";
import type { RunState } from "@dubdeck/stack";
import { apiClient, type Server } from "./api-client.ts";
import { type DubOrder, dubFile } from "./dub-file.ts";
import { withNewAccount } from "./with-new-account.ts";

const QUEUED = 6;

/** Measures a dub on an idle stack, in ms from the job's creation to its end. */
export async function measureAlone(
  stack: RunState,
  order: DubOrder,
  signal: AbortSignal,
): Promise<number> {
  const dub = () => withNewAccount(stack, (server) => jobMs(server, order, signal));
  // The first dub after a start is slower, because it loads the models.
  return Math.min(await dub(), await dub());
}

/** Measures the same dub while another user of the same plan has six dubs queued. */
export async function measureHeldUp(
  stack: RunState,
  order: DubOrder,
  signal: AbortSignal,
): Promise<number> {
  return await withNewAccount(stack, async (other) => {
    const crowd = new AbortController();
    const crowdSignal = AbortSignal.any([signal, crowd.signal]);
    const dubs = Array.from({ length: QUEUED }, () =>
      dubFile(other, order, () => {}, crowdSignal).catch((error: unknown) => {
        if (!crowd.signal.aborted) throw error;
      }),
    );
    const held = async (): Promise<number> => {
      const { jobs } = apiClient(other);
      while ((await jobs()).items.length < QUEUED) await sleep(50, undefined, { signal });
      return await withNewAccount(stack, (server) => jobMs(server, order, signal));
    };
    const [ms] = await Promise.all([held().finally(() => crowd.abort()), ...dubs]);
    return ms;
  });
}

async function jobMs(server: Server, order: DubOrder, signal: AbortSignal): Promise<number> {
  const { job } = await dubFile(server, order, () => {}, signal);
  return Date.parse(job.finished_at ?? "") - Date.parse(job.created_at);
}
