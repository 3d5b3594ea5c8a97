import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";

const SAMPLE_MS = 10;

/**
 * Measures the peak resident memory, in MB, of any single ffmpeg or ffprobe process started during
 * `work`. Linux records each process's peak, so only its last milliseconds are missed.
 */
export async function peakMemoryMb(work: () => Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  let peakKb = 0;
  const watching = (async () => {
    for await (const _ of setInterval(SAMPLE_MS, null, { signal: ended.signal })) {
      for (const pid of await children()) peakKb = Math.max(peakKb, await peakOf(pid));
    }
  })().catch(() => undefined);
  try {
    await work();
  } finally {
    ended.abort();
    await watching;
  }
  return peakKb / 1024;
}

/** Lists the ids of this process's children, which Linux records per thread. */
async function children(): Promise<string[]> {
  const tasks = `/proc/${process.pid}/task`;
  const lists = (await readdir(tasks)).map((task) =>
    readFile(join(tasks, task, "children"), "utf8").catch(() => ""),
  );
  return (await Promise.all(lists)).join(" ").split(" ").filter(Boolean);
}

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const peak = /^Name:\s+ff.*^VmHWM:\s+(\d+) kB$/ms.exec(status)?.[1];
  return Number(peak ?? 0);
}
