import { fitLines, type Line, needsVoice, placeClips } from "@dubdeck/dubbing";
import { MIX_RATE, wavOf } from "@dubdeck/media";
import { draftKey } from "@dubdeck/storage";
import type { DraftFile, StudioActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { hashOf } from "../hash-of.ts";
import { speakLines } from "../lines/speak-lines.ts";
import { fittedSamples } from "../mix/write-dub-track.ts";
import type { LoadedScript } from "../script/load-script.ts";
import { openLine } from "../script/open-line.ts";
import { refusal } from "../script/refusal.ts";
import { withStoredClips } from "../script/speak-script.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/**
 * Speaks one line of a dub's current script as its next revision would, and stores it as it would
 * be heard there. The revision then finds the clip bought.
 */
export const draftLine =
  (deps: Deps): StudioActivities["draftLine"] =>
  (input) =>
    withHeartbeats(async () => {
      const script = await openLine(deps, input);
      if (!script) return refusal("NOT_FOUND", "There is no such line in this dub any more.");
      const draft = await storeDraft(deps, script, await speak(deps, script, script.line));
      return draft ?? refusal("UNPROCESSABLE", REFUSED);
    });

const REFUSED =
  "The voice engine refused this text. Please try other words or another voice for this line.";

async function speak(deps: Deps, script: LoadedScript, line: Line): Promise<Line> {
  const [stored = line] = await withStoredClips(deps, { ...script, lines: [line] });
  if (!needsVoice(stored)) return stored;
  const buyer = { ...script.buyer, urgent: true };
  const order = { lines: [stored], among: script.lines, pacing: script.pacing };
  const [spoken] = await speakLines(deps, buyer, { ...order, onLine: () => undefined });
  return spoken?.line ?? stored;
}

/** Fits a spoken line among the script's others and stores it; returns null if it has no clip. */
async function storeDraft(
  { storage }: Pick<Deps, "storage">,
  { lines, pacing, buyer }: LoadedScript,
  spoken: Line,
): Promise<DraftFile | null> {
  const all = lines.map((line) => (line.id === spoken.id ? spoken : line));
  const fitted = fitLines(all, pacing).filter(({ id }) => id === spoken.id);
  const [line] = placeClips(fitted, MIX_RATE, (pacing.endMs * MIX_RATE) / 1000);
  if (!line?.clip || !line.fit || !line.placement) return null;
  const { startMs, clipMs: ms, tempo } = line.fit;
  const { lengthSamples, fadeOutSamples } = line.placement;
  const made = { clip: line.clip.key, tempo, lengthSamples, fadeOutSamples };
  const key = draftKey(buyer.userId, buyer.videoId, hashOf(made));
  if (!(await storage.head(key))) {
    const samples = await fittedSamples(storage, line, buyer.signal);
    if (samples) await storage.putBytes(key, wavOf(samples, MIX_RATE), "audio/wav");
  }
  return { key, startMs, ms };
}
