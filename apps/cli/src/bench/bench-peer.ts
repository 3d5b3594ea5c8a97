import { probe } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { RunState } from "@dubdeck/stack";
import { dubFile, type DubOrder } from "../dub-file.ts";
import { withNewAccount } from "../with-new-account.ts";
import { type ActivityTime, activityTimes } from "./activity-times.ts";
import { preparePeer } from "./prepare-peer.ts";
import { type Marks, runPeer } from "./run-peer.ts";
import { seconds, timed } from "./timed.ts";

export interface BenchPeer {
  readonly script: string;
  /** Apertium mode for the peer. */
  readonly mode: string;
  readonly rounds: number;
  readonly dataDir: string;
}

interface Round {
  readonly dubMs: number;
  readonly peerMs: number;
  readonly activities: ActivityTime[];
  readonly marks: Marks;
}

/** Dubs a file alternately with Dubdeck and the peer; prints both times, their ratio and the time per stage. */
export async function benchPeer(
  stack: RunState,
  order: DubOrder,
  { script, mode, rounds, dataDir }: BenchPeer,
  signal: AbortSignal,
): Promise<void> {
  const peer = await preparePeer(dataDir, order.voice);
  const results: Round[] = [];
  for (let i = 0; i < rounds; i++) {
    // A new account each time, so that no clips are cached.
    const product = () =>
      withNewAccount(stack, async (server) => {
        const { result, ms } = await timed(() => dubFile(server, order, () => {}, signal));
        return { dubMs: ms, activities: await activityTimes(stack, result.job.id) };
      });
    const other = () =>
      withTempDir(async (folder) => {
        const run = () => runPeer(script, peer, order.input, { mode, folder, signal });
        const { result: marks, ms: peerMs } = await timed(run);
        return { marks, peerMs };
      });
    // The second run has warmer caches, so the order alternates.
    const [first, second] = i % 2 === 0 ? [product, other] : [other, product];
    results.push({ ...(await first()), ...(await second()) } as Round);
  }
  print(results, (await probe(order.input)).durationMs);
}

function print(rounds: readonly Round[], durationMs: number): void {
  console.log(`video ${seconds(durationMs)}\n`);
  for (const [i, { dubMs, peerMs }] of rounds.entries()) {
    const times = `Dubdeck ${seconds(dubMs)}  peer ${seconds(peerMs)}`;
    console.log(`round ${i + 1}  ${times}  ratio ${(dubMs / peerMs).toFixed(2)}`);
  }
  const ratios = rounds.map(({ dubMs, peerMs }) => dubMs / peerMs).toSorted((a, b) => a - b);
  console.log(
    `\nDubdeck / peer  ${(ratios[Math.floor(ratios.length / 2)] ?? 0).toFixed(2)} (median)`,
  );
  const last = rounds.at(-1);
  console.log("\nWhere Dubdeck's time went in the last round: work, and from when to when");
  for (const { activity, runs, ms, fromMs, toMs } of last?.activities ?? []) {
    const span = `${seconds(fromMs)} – ${seconds(toMs)}`;
    console.log(`  ${`${activity} × ${runs}`.padEnd(28)} ${seconds(ms).padStart(8)}   ${span}`);
  }
  console.log("\nWhere the peer's went");
  for (const [i, { stage, ms }] of (last?.marks ?? []).entries()) {
    console.log(`  ${stage.padEnd(28)} ${seconds(ms - (last?.marks[i - 1]?.ms ?? 0)).padStart(8)}`);
  }
}
