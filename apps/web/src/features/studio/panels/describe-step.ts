import { clock } from "@dubdeck/domain";
import type { HistoryStep } from "../studio.ts";

type LineChange = HistoryStep["changes"]["lines"][number];

const FIELDS: Readonly<Record<string, string>> = {
  text: "translation",
  sourceText: "source text",
  speaker: "speaker",
  voice: "voice",
  speed: "speed",
  sayAs: "pronunciation",
  startMs: "time",
  endMs: "time",
  recording: "recording",
};

/** Returns a step of the history in words. */
export function describeStep({ kind, changes }: Pick<HistoryStep, "kind" | "changes">): string {
  const { lines, speakers } = changes;
  const at = atOf(lines);
  const count = lines.length === 1 ? "1 line" : `${lines.length} lines`;
  switch (kind) {
    case "change":
      return `Changed the ${fieldsOf(lines[0])}${at}`;
    case "split":
      return `Split the line${at}`;
    case "merge":
      return `Joined two lines${at}`;
    case "moveWords":
      return `Moved words between two lines${at}`;
    case "remove":
      return `Deleted the line${at}`;
    case "add":
      return `Added a line${at}`;
    case "speaker":
    case "addSpeaker":
      return describeSpeaker(kind, speakers[0]);
    case "replace":
      return `Replaced a text in ${count}`;
    case "record":
      return `Recorded the line${at}`;
    case "import":
      return `Imported a script: ${count} changed`;
    case "restore":
      return `Restored an earlier revision: ${count} changed`;
    case "glossary":
      return `Applied the glossary to ${count}`;
    default:
      return kind satisfies never;
  }
}

function atOf(lines: readonly LineChange[]): string {
  const line = lines[0]?.before ?? lines[0]?.after;
  return line ? ` at ${clock(line.startMs)}` : "";
}

/** Names the fields that differ: "translation and voice". */
function fieldsOf(change: LineChange | undefined): string {
  const { before, after } = change ?? {};
  if (!before || !after) return "line";
  const changed = Object.keys(FIELDS).filter(
    (key) => before[key as keyof typeof before] !== after[key as keyof typeof after],
  );
  const names = [...new Set(changed.map((key) => FIELDS[key]))];
  return names.join(" and ") || "line";
}

function describeSpeaker(
  kind: "speaker" | "addSpeaker",
  change: HistoryStep["changes"]["speakers"][number] | undefined,
): string {
  const { before, after } = change ?? {};
  const name = after?.name ?? before?.name ?? "a speaker";
  if (kind === "addSpeaker" || !before) return `Added ${name}`;
  if (before.name !== after?.name) return `Renamed ${before.name} to ${name}`;
  return `Changed the voice of ${name}`;
}
