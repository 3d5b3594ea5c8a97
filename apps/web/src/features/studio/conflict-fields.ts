import { clock } from "@dubdeck/domain";
import type { Conflict } from "./state/studio-state.ts";
import type { Speaker } from "./studio.ts";

const NAMES: Readonly<Record<string, string>> = {
  text: "Translation",
  sourceText: "Source",
  startMs: "Start",
  endMs: "End",
  speaker: "Speaker",
  voice: "Voice",
  speed: "Speed",
  sayAs: "Say it as",
};

/** Returns each field of a conflict with what both people made of it, in words. */
export function conflictFields({ mine, theirs }: Conflict, speakers: readonly Speaker[]) {
  return Object.entries(mine).flatMap(([key, own]) => {
    const name = NAMES[key];
    if (!name) return [];
    const other: unknown = theirs ? theirs[key as keyof typeof theirs] : "(deleted)";
    return [{ name, mine: wordsOf(key, own, speakers), theirs: wordsOf(key, other, speakers) }];
  });
}

function wordsOf(key: string, value: unknown, speakers: readonly Speaker[]): string {
  if (typeof value === "number") return key.endsWith("Ms") ? clock(value) : `${value} ×`;
  if (key === "speaker") return speakers.find(({ id }) => id === value)?.name ?? "Unknown speaker";
  if (typeof value === "string") return value;
  return key === "text" ? "Original sound" : "Automatic";
}
