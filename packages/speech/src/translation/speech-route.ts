import { isHeard } from "../language-code.ts";
import type { Route } from "../ports.ts";
import { bestPath } from "./best-path.ts";
import { QUALITY, type TranslationEdge } from "./edge.ts";

/**
 * Finds the best route from speech to a language: transcription in the spoken language, or Whisper's
 * direct translation to English, followed by text translation. Null if neither reaches the target.
 * @param source spoken language, ISO 639-1
 */
export function speechRoute(edges: readonly Step[], source: string, target: string): Route | null {
  const heard: HeardStep[] = [{ from: SPEECH, to: source, quality: 1, task: "transcribe" }];
  if (isHeard(source) && source !== "en") {
    heard.push({ from: SPEECH, to: "en", quality: QUALITY.whisper, task: "translate" });
  }
  const steps: (Step | HeardStep)[] = [...heard, ...edges];
  const [first] = bestPath(steps, SPEECH, target) ?? [];
  return first && "task" in first ? { task: first.task, from: first.to } : null;
}

type Step = Pick<TranslationEdge, "from" | "to" | "quality">;
type HeardStep = Step & Pick<Route, "task">;

/** Start node of every path: the audio, which no text edge leads to. */
const SPEECH = "speech";
