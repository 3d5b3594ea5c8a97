import { join } from "node:path";
import { runProcess } from "@dubdeck/process";
import { z } from "zod";
import type { Peer } from "./prepare-peer.ts";

const answerSchema = z.object({ marks: z.array(z.tuple([z.string(), z.number()])) });

/** Times at which the peer's stages ended, in ms from its start. */
export type Marks = readonly { readonly stage: string; readonly ms: number }[];

/** Runs the peer script on a file; the script's last line of output is JSON with its marks in seconds. */
export async function runPeer(
  script: string,
  { python, models }: Peer,
  input: string,
  { mode, folder, signal }: { mode: string; folder: string; signal: AbortSignal },
): Promise<Marks> {
  const args = [script, input, join(folder, "peer.mp4"), ...models, "--mode", mode];
  const { stdout } = await runProcess(python, args, { signal });
  const last = stdout.toString().trim().split("\n").at(-1) ?? "";
  const { marks } = answerSchema.parse(JSON.parse(last));
  return marks.map(([stage, seconds]) => ({ stage, ms: seconds * 1000 }));
}
