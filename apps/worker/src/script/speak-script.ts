import { lengthMs, type Line, needsVoice } from "@dubdeck/dubbing";
import pMap from "p-map";
import type { Deps } from "../deps.ts";
import { measureClip } from "../lines/buy-clip.ts";
import { checkClips } from "../lines/check-clips.ts";
import { speakLines } from "../lines/speak-lines.ts";
import type { LoadedScript } from "./load-script.ts";

/** Lines spoken and checked together: few enough that their sound fits in memory. */
const GROUP = 24;
const LOOKUPS_AT_ONCE = 16;

type ScriptDeps = Pick<Deps, "engines" | "storage">;

/**
 * Returns the script's lines with the clips that can be used: drops those that are no longer
 * stored, and measures recordings that no revision has used yet. A recording that cannot be read
 * leaves its line silent.
 */
export async function withStoredClips(
  { storage }: Pick<Deps, "storage">,
  { lines, recordings, buyer: { signal } }: LoadedScript,
): Promise<Line[]> {
  const update = async (line: Line): Promise<Line> => {
    if (line.clip && (await storage.head(line.clip.key))) return line;
    const key = recordings.get(line.id);
    const wav = key ? await storage.findBytes(key, signal) : null;
    const found = wav && (await measureClip(wav, signal));
    return { ...line, clip: key && found ? { key, speed: 1, ...found.length } : null };
  };
  return await pMap(lines, update, { concurrency: LOOKUPS_AT_ONCE });
}

/** Returns how much of the spoken time still needs a voice, 0 to 1. */
export function staleShare(lines: readonly Line[]): number {
  const totalMs = (of: readonly Line[]): number =>
    of.reduce((sum, line) => sum + lengthMs(line), 0);
  const spokenMs = totalMs(lines.filter(({ text }) => text !== null));
  return spokenMs === 0 ? 0 : totalMs(lines.filter(needsVoice)) / spokenMs;
}

/**
 * Buys the clips of the lines that need a voice, and checks them with a recogniser. The other lines
 * keep theirs, even where the script now leaves them more time.
 * @param onLine called with the number of lines spoken, and of lines that need a voice
 */
export async function speakStaleLines(
  deps: ScriptDeps,
  { pacing, buyer }: LoadedScript,
  lines: readonly Line[],
  onLine: (done: number, total: number) => void,
): Promise<Line[]> {
  const stale = lines.filter(needsVoice);
  const spoken = new Map<string, Line>();
  for (let at = 0; at < stale.length; at += GROUP) {
    const clips = await speakLines(deps, buyer, {
      lines: stale.slice(at, at + GROUP),
      among: lines.map((line) => spoken.get(line.id) ?? line),
      pacing,
      onLine: (done) => onLine(at + done, stale.length),
    });
    for (const line of await checkClips(deps, buyer, clips)) spoken.set(line.id, line);
  }
  return lines.map((line) => spoken.get(line.id) ?? line);
}
