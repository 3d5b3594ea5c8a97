import { selectJobContext, selectScript } from "@dubdeck/db";
import { speechLevel } from "@dubdeck/dubbing";
import { MIX_RATE } from "@dubdeck/media";
import pMap from "p-map";
import type { Deps } from "../deps.ts";
import { measureClip } from "../lines/buy-clip.ts";
import { loadScript } from "./load-script.ts";

/** Enough clips for a typical level. */
const CLIPS = 5;
/** Level of speech at −22 dBFS, for a dub whose clips are gone. */
const USUAL_LEVEL = 2600;
/** More would make a bad recording's noise loud. */
const MAX_GAIN = 20;

/** Returns the factor that makes a recording as loud as the voices of a dub. */
export async function recordingGain(
  deps: Pick<Deps, "db" | "engines" | "storage">,
  jobId: string,
  samples: Int16Array,
  signal: AbortSignal,
): Promise<number> {
  const level = speechLevel(samples, MIX_RATE);
  if (level === 0) return 1;
  return Math.min(MAX_GAIN, ((await voiceLevel(deps, jobId, signal)) ?? USUAL_LEVEL) / level);
}

/** Returns the median level of a dub's clips; null if none is stored. */
async function voiceLevel(
  deps: Pick<Deps, "db" | "engines" | "storage">,
  jobId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const [context, script] = await Promise.all([
    selectJobContext(deps.db, jobId),
    selectScript(deps.db, jobId),
  ]);
  if (!context || !script) return null;
  const { lines } = await loadScript(deps, context, script, signal);
  const clips = lines.flatMap(({ clip, recorded }) => (clip && !recorded ? [clip] : []));
  const levels = await pMap(clips.slice(0, CLIPS), async ({ key }) => {
    const wav = await deps.storage.findBytes(key, signal);
    const found = wav && (await measureClip(wav, signal));
    return found ? speechLevel(found.sound.samples, found.sound.rate) : 0;
  });
  const sorted = levels.filter((level) => level > 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
