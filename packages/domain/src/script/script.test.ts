import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { changesOf } from "./apply-edit.ts";
import { applyChanges, type Changes, invert, isSame } from "./changes.ts";
import { isDubbed } from "./check.ts";
import { editSchema } from "./edit.ts";
import type { Edit } from "./edit.ts";
import { sortLines, type Script, type ScriptLine } from "./script.ts";
import { priceOf } from "./sound.ts";

const DURATION_MS = 60_000;
const VOICES = ["ef_dora", "em_alex"];

const line = (id: string, startMs: number, fields: Partial<ScriptLine> = {}): ScriptLine => ({
  id,
  version: 1,
  speaker: "S1",
  sourceText: `Line ${id} of the source`,
  text: `Línea ${id} del doblaje`,
  startMs,
  endMs: startMs + 2000,
  voice: null,
  speed: null,
  sayAs: null,
  recording: null,
  ...fields,
});

const SCRIPT: Script = {
  lines: [
    line("a", 0),
    line("b", 2500),
    line("c", 3000, { speaker: "S2" }),
    line("d", 6000, { text: null }),
    line("e", 9000),
    line("f", 12_000, { speaker: "S2" }),
  ],
  speakers: [
    { id: "S1", version: 1, name: "Ada", voice: "ef_dora" },
    { id: "S2", version: 1, name: "Alan", voice: "em_alex" },
  ],
};

/** Words for edits: what they name is picked from the script as it is at that time. */
const wish = fc.record({
  kind: fc.constantFrom(
    "change",
    "time",
    "voice",
    "split",
    "merge",
    "moveWords",
    "remove",
    "add",
    "speaker",
    "addSpeaker",
    "replace",
    "undo",
    "redo",
  ),
  line: fc.nat(),
  speaker: fc.nat(),
  ms: fc.integer({ min: 0, max: DURATION_MS + 1000 }),
  length: fc.integer({ min: 1, max: 4000 }),
  text: fc.constantFrom("Hola.", "Línea", "una cosa muy distinta", "x"),
  at: fc.integer({ min: 0, max: 12 }),
  words: fc.integer({ min: 1, max: 3 }),
  previous: fc.boolean(),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

/** Turns a wish into an edit of this script; null for undo and redo. */
function editOf(script: Script, given: Wish): Edit | null {
  const { kind, ms, length, text, at, words, previous } = given;
  const chosen = script.lines[given.line % Math.max(1, script.lines.length)];
  const { id = "", version = 1 } = chosen ?? {};
  const who = script.speakers[given.speaker % script.speakers.length];
  const ofLine = { line: id, version };
  const time = { startMs: ms, endMs: ms + length };
  const edits: Record<string, unknown> = {
    change: { kind: "change", ...ofLine, patch: { text, speaker: who?.id } },
    time: { kind: "change", ...ofLine, patch: time },
    voice: { kind: "change", ...ofLine, patch: { voice: VOICES[at % 2], speed: 1.1 } },
    split: {
      kind: "split",
      ...ofLine,
      atMs: (chosen?.startMs ?? 0) + length,
      textAt: at,
      sourceAt: at,
    },
    merge: { kind: "merge", ...ofLine, nextVersion: neighbour(script, chosen, 1)?.version ?? 1 },
    moveWords: {
      kind: "moveWords",
      ...ofLine,
      to: previous ? "previous" : "next",
      neighbourVersion: neighbour(script, chosen, previous ? -1 : 1)?.version ?? 1,
      field: "text",
      words,
    },
    remove: { kind: "remove", ...ofLine },
    add: { kind: "add", speaker: who?.id ?? null, ...time, text },
    speaker: {
      kind: "speaker",
      speaker: who?.id,
      version: who?.version,
      patch: { voice: VOICES[at % 2], name: text },
    },
    addSpeaker: { kind: "addSpeaker", name: text, voice: "ef_dora" },
    replace: { kind: "replace", field: "text", find: text.slice(0, 2), replacement: "otra" },
  };
  const edit = edits[kind];
  return edit ? editSchema.parse(edit) : null;
}

function neighbour(script: Script, of: ScriptLine | undefined, step: 1 | -1) {
  const same = script.lines.filter(
    (other) => other === of || (other.speaker === of?.speaker && isDubbed(other)),
  );
  return of && same[same.indexOf(of) + step];
}

interface Walk {
  script: Script;
  done: Changes[];
  undone: Changes[];
}

/** Follows wishes as an editor would; refused edits change nothing. */
function follow(wishes: readonly Wish[], after: (walk: Walk, before: Script) => void): Walk {
  const walk: Walk = { script: SCRIPT, done: [], undone: [] };
  let made = 0;
  for (const given of wishes) {
    const before = walk.script;
    const edit = editOf(walk.script, given);
    if (edit) {
      try {
        const context = { durationMs: DURATION_MS, newId: () => `new-${(made += 1)}` };
        const changes = changesOf(walk.script, edit, context);
        walk.script = applyChanges(walk.script, changes);
        walk.done.push(changes);
        walk.undone = [];
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    } else {
      const [from, to] =
        given.kind === "undo" ? [walk.done, walk.undone] : [walk.undone, walk.done];
      const changes = from.pop();
      if (changes) {
        const isUndo = given.kind === "undo";
        walk.script = applyChanges(walk.script, isUndo ? invert(changes) : changes);
        to.push(changes);
      }
    }
    after(walk, before);
  }
  return walk;
}

const content = ({ lines, speakers }: Script) => ({
  lines: lines.map((each) => ({ ...each, version: 0 })),
  speakers: speakers.map((each) => ({ ...each, version: 0 })),
});

/** Returns the lines that leave the video or overlap the same speaker's next line. */
function misplaced({ lines }: Script): ScriptLine[] {
  const dubbed = sortLines(lines.filter(isDubbed));
  return dubbed.filter(({ speaker, startMs, endMs }, i) => {
    const next = dubbed.slice(i + 1).find((other) => other.speaker === speaker);
    return startMs >= endMs || endMs > DURATION_MS || (next && next.startMs < endMs);
  });
}

/** Returns the lines that changed without getting a higher version. */
function unnoticed(before: Script, { lines }: Script): ScriptLine[] {
  const old = new Map(before.lines.map((each) => [each.id, each]));
  return lines.filter((now) => {
    const then = old.get(now.id);
    return then && !isSame(then, now) && now.version <= then.version;
  });
}

const wishes = fc.array(wish, { maxLength: 25 });

describe("editing a script", () => {
  it("comes back to where it began when everything is undone, and forth when redone", () => {
    fc.assert(
      fc.property(wishes, (given) => {
        const { script, done } = follow(given, () => undefined);
        const back = done
          .toReversed()
          .reduce((now, changes) => applyChanges(now, invert(changes)), script);
        expect(content(back)).toEqual(content(SCRIPT));
        const forth = done.reduce((now, changes) => applyChanges(now, changes), back);
        expect(content(forth)).toEqual(content(script));
      }),
    );
  });

  it("never makes two lines of one speaker overlap, nor one leave the video", () => {
    fc.assert(
      fc.property(wishes, (given) => {
        const wrong: ScriptLine[] = [];
        follow(given, ({ script }) => wrong.push(...misplaced(script)));
        expect(wrong).toEqual([]);
      }),
    );
  });

  it("gives every line that changed a higher version", () => {
    fc.assert(
      fc.property(wishes, (given) => {
        const wrong: ScriptLine[] = [];
        follow(given, ({ script }, before) => wrong.push(...unnoticed(before, script)));
        expect(wrong).toEqual([]);
      }),
    );
  });

  it("costs the lines that have to be spoken, each for itself, and never less than nothing", () => {
    fc.assert(
      fc.property(wishes, (given) => {
        const { script } = follow(given, () => undefined);
        const { ms, lines } = priceOf(script, SCRIPT, [SCRIPT]);
        expect(ms).toBeGreaterThanOrEqual(0);
        const single = script.lines.map((each) => {
          const alone = { ...script, lines: [each] };
          return priceOf(alone, SCRIPT, [SCRIPT]).ms;
        });
        expect(ms).toBe(single.reduce((sum, each) => sum + each, 0));
        expect(single.filter((each) => each > 0).length).toBe(lines);
        // What was paid for is never paid for again.
        expect(priceOf(script, SCRIPT, [SCRIPT, script]).ms).toBe(0);
        expect(priceOf(SCRIPT, script, [SCRIPT, script])).toMatchObject({ ms: 0, lines: 0 });
      }),
    );
  });
});

describe("changesOf", () => {
  const edit = (given: object, script = SCRIPT): Changes =>
    changesOf(script, editSchema.parse(given), {
      durationMs: DURATION_MS,
      newId: () => "new",
    });
  const apply = (given: object): ScriptLine[] => applyChanges(SCRIPT, edit(given)).lines;

  it("refuses an edit of an older version, with the line as it is now", () => {
    const stale = { kind: "change", line: "a", version: 7, patch: { text: "Otra." } };
    expect(() => edit(stale)).toThrow(
      expect.objectContaining({ code: "CONFLICT", current: SCRIPT.lines[0] }),
    );
    expect(() => edit({ kind: "remove", line: "gone", version: 1 })).toThrow(
      expect.objectContaining({ code: "NOT_FOUND" }),
    );
  });

  it("names where a line would overlap", () => {
    const moved = { kind: "change", line: "a", version: 1, patch: { endMs: 3000 } };
    expect(() => edit(moved)).toThrow("the same speaker's line at 0:02.5");
    const other = { ...moved, patch: { endMs: 2400 } };
    expect(apply(other)[0]).toMatchObject({ endMs: 2400, version: 2 });
  });

  it("splits a line at a time, and its texts at their offsets", () => {
    const split = { kind: "split", line: "a", version: 1, atMs: 800, textAt: 7, sourceAt: 6 };
    expect(apply(split).slice(0, 2)).toMatchObject([
      { id: "a", endMs: 800, text: "Línea a", sourceText: "Line a" },
      { id: "new", startMs: 800, endMs: 2000, text: "del doblaje", sourceText: "of the source" },
    ]);
    expect(() => edit({ ...split, textAt: 0 })).toThrow("Both parts need a text");
    expect(() => edit({ ...split, atMs: 2000 })).toThrow("a time inside the line");
  });

  it("joins a line with the same speaker's next one", () => {
    const merged = apply({ kind: "merge", line: "a", version: 1, nextVersion: 1 });
    expect(merged.map(({ id }) => id)).toEqual(["a", "c", "d", "e", "f"]);
    expect(merged[0]).toMatchObject({
      text: "Línea a del doblaje Línea b del doblaje",
      endMs: 4500,
    });
    const last = { kind: "merge", line: "f", version: 1, nextVersion: 1 };
    expect(() => edit(last)).toThrow("This speaker has no line after this one.");
  });

  it("moves words to the neighbouring line, but not all of them", () => {
    const move = { kind: "moveWords", line: "a", version: 1, to: "next", neighbourVersion: 1 };
    const [a, b] = apply({ ...move, field: "text", words: 2 });
    expect([a?.text, b?.text]).toEqual(["Línea a", "del doblaje Línea b del doblaje"]);
    const all = { ...move, field: "text", words: 4 };
    expect(() => edit(all)).toThrow("A line must keep at least one word.");
  });

  it("finds whole words in any alphabet, with or without their case", () => {
    const replace = { kind: "replace", field: "text", replacement: "renglón" };
    expect(edit({ ...replace, find: "línea", wholeWords: true }).lines).toHaveLength(5);
    expect(edit({ ...replace, find: "línea", matchCase: true }).lines).toHaveLength(0);
    expect(edit({ ...replace, find: "íne", wholeWords: true }).lines).toHaveLength(0);
    expect(edit({ ...replace, find: "(a|b" }).lines).toHaveLength(0);
  });
});

describe("priceOf", () => {
  const price = (lines: Partial<ScriptLine>[], base = SCRIPT) => {
    const patched = base.lines.map((each) => {
      const patch = lines.find(({ id }) => id === each.id);
      return { ...each, ...patch };
    });
    return priceOf({ ...base, lines: patched }, base, [base]);
  };

  it("asks nothing for moved or recorded lines, source texts and respelled subtitles", () => {
    expect(price([{ id: "a", endMs: 2400 }])).toEqual({ ms: 0, lines: 0, hasChanges: true });
    expect(price([{ id: "a", sourceText: "x" }])).toEqual({ ms: 0, lines: 0, hasChanges: true });
    expect(price([{ id: "a", recording: "key" }]).ms).toBe(0);
    expect(price([{ id: "a", version: 9 }])).toEqual({ ms: 0, lines: 0, hasChanges: false });
    const respelled = { ...SCRIPT, lines: [line("a", 0, { sayAs: "Línea A" })] };
    expect(price([{ id: "a", text: "Line A" }], respelled).ms).toBe(0);
  });

  it("counts the lines of a speaker whose voice changes, but not those with a voice of their own", () => {
    const speakers = SCRIPT.speakers.map((each) => ({ ...each, voice: "other" }));
    const own = SCRIPT.lines.map((each) =>
      each.id === "a" ? { ...each, voice: "ef_dora" } : each,
    );
    const changed = priceOf({ lines: own, speakers }, SCRIPT, [SCRIPT]);
    expect(changed).toEqual({ ms: 8000, lines: 4, hasChanges: true });
  });
});
