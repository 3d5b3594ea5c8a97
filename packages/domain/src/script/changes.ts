import { z } from "zod";
import { type Script, scriptLineSchema, scriptSpeakerSchema, sortLines } from "./script.ts";

export const changesSchema = z.object({
  lines: z.array(
    z.object({ before: scriptLineSchema.nullable(), after: scriptLineSchema.nullable() }),
  ),
  speakers: z.array(
    z.object({ before: scriptSpeakerSchema.nullable(), after: scriptSpeakerSchema.nullable() }),
  ),
});
/** What an edit does to a script: each changed line and speaker, before and after. */
export type Changes = z.infer<typeof changesSchema>;

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Applies changes to a script; every changed line and speaker gets a higher version. */
export function applyChanges(script: Script, changes: Changes): Script {
  return {
    lines: sortLines(applyTo(script.lines, changes.lines)),
    speakers: applyTo(script.speakers, changes.speakers),
  };
}

function applyTo<T extends Versioned>(
  items: readonly T[],
  changes: readonly { before: T | null; after: T | null }[],
): T[] {
  const now = new Map(items.map((item) => [item.id, item]));
  for (const { before, after } of changes) {
    const version = (now.get((before ?? after)?.id ?? "")?.version ?? 0) + 1;
    if (before && before.id !== after?.id) now.delete(before.id);
    if (after) now.set(after.id, { ...after, version });
  }
  return [...now.values()];
}

/** Returns the changes that take these back. */
export const invert = ({ lines, speakers }: Changes): Changes => ({
  lines: lines.map(swap).toReversed(),
  speakers: speakers.map(swap).toReversed(),
});

const swap = <T>({ before, after }: { before: T; after: T }) => ({ before: after, after: before });

/** Returns the changes that turn one script into another; versions do not count as changes. */
export const changesBetween = (from: Script, to: Script): Changes => ({
  lines: differences(from.lines, to.lines),
  speakers: differences(from.speakers, to.speakers),
});

function differences<T extends Versioned>(from: readonly T[], to: readonly T[]) {
  const old = new Map(from.map((item) => [item.id, item]));
  const kept = new Set(to.map(({ id }) => id));
  const removed = from.filter(({ id }) => !kept.has(id)).map((before) => ({ before, after: null }));
  const changed = to
    .map((after) => ({ before: old.get(after.id) ?? null, after }))
    .filter(({ before, after }) => before === null || !isSame(before, after));
  return [...removed, ...changed];
}

/** Whether two states of a line or a speaker differ in nothing but their version. */
export function isSame<T extends Versioned>(a: T, b: T): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof T)[];
  return keys.every((key) => key === "version" || a[key] === b[key]);
}

export const isEmpty = ({ lines, speakers }: Changes): boolean =>
  lines.length === 0 && speakers.length === 0;
