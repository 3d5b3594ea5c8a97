import { applyChanges, type Script, type ScriptLine, sortLines } from "@dubdeck/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  importRows,
  readScript,
  type ScriptFormat,
  toCsv,
  toSrtScript,
  toText,
  toVttScript,
} from "./index.ts";

const DURATION_MS = 600_000;
const NAMES = ["Ada", "Alan M. Turing", "Señora O’Hara", "Speaker 1", "李白"];

/** Texts as a line may hold them: no white space at the ends, at most one between words. */
const textOf = (characters: fc.Arbitrary<string>) =>
  fc
    .array(fc.string({ unit: characters, minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 9,
    })
    .map((words) => words.join(" ").replace(/\s+/gu, " ").trim())
    .filter((joined) => joined !== "");
const anyText = textOf(fc.constantFrom(..."abzÄñé李？，;,\"'“”&<>:-=+0123456789%.!…\t".split("")));

const scripts = fc
  .array(
    fc.record({
      gapMs: fc.nat(5000),
      ms: fc.integer({ min: 200, max: 8000 }),
      speaker: fc.nat(NAMES.length - 1),
      sourceText: fc.oneof(anyText, fc.constant("")),
      text: fc.option(anyText),
      voice: fc.option(fc.constant("em_alex")),
      sayAs: fc.option(anyText),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn): Script => {
    const ends = NAMES.map(() => 0);
    const lines = drawn.map(({ gapMs, ms, speaker, ...fields }, i): ScriptLine => {
      const startMs = (ends[speaker] ?? 0) + gapMs;
      ends[speaker] = startMs + ms;
      return {
        id: `line-${i}`,
        version: 1,
        speaker: `S${speaker + 1}`,
        startMs,
        endMs: startMs + ms,
        speed: null,
        recording: null,
        ...fields,
      };
    });
    const speakers = NAMES.map((name, i) => ({
      id: `S${i + 1}`,
      version: 1,
      name,
      voice: `v${i}`,
    }));
    return { lines: sortLines(lines), speakers };
  });

function imported(
  script: Script,
  content: string,
  format: ScriptFormat,
  track: "dub" | "original" = "dub",
) {
  const names = script.speakers.map(({ name }) => name);
  const { rows, problems } = readScript(content, format, { track, names });
  expect(problems).toEqual([]);
  let made = 0;
  const newId = () => `new-${(made += 1)}`;
  const voices = ["v1", "v9"];
  const answer = importRows(script, rows, { durationMs: DURATION_MS, track, voices, newId });
  if ("problems" in answer) throw new Error(JSON.stringify(answer.problems));
  return answer.changes;
}

const NOTHING = { lines: [], speakers: [] };
/** Changes what a file does not say: which texts and speakers the lines have. */
const blurred = (script: Script): Script => ({
  ...script,
  lines: script.lines.map((line) => ({ ...line, text: line.text && "?", sourceText: "?" })),
});
const words = (script: Script, field: "text" | "sourceText") =>
  script.lines.map((line) => [line.id, line.speaker, line.startMs, line.endMs, line[field]]);

describe("a script that is exported and imported again", () => {
  it("is the same as CSV", () => {
    fc.assert(
      fc.property(scripts, (script) => {
        expect(imported(script, toCsv(script), "csv")).toEqual(NOTHING);
      }),
    );
  });

  it("is the same as WebVTT and as SubRip, whichever text", () => {
    // SubRip has no way to write these characters other than as markup.
    const tame = (text: string) =>
      text
        .replace(/[<>{}:]/g, "")
        .replace(/ +/g, " ")
        .trim();
    const tameLine = (line: ScriptLine): ScriptLine => ({
      ...line,
      text: line.text && (tame(line.text) || "x"),
      sourceText: tame(line.sourceText),
    });
    fc.assert(
      fc.property(scripts, fc.constantFrom("dub", "original"), (script, track) => {
        const said = ({ text, sourceText }: ScriptLine) => (track === "dub" ? text : sourceText);
        fc.pre(script.lines.map(tameLine).some(said));
        expect(imported(script, toVttScript(script, track), "vtt", track)).toEqual(NOTHING);
        const plain = { ...script, lines: script.lines.map(tameLine) };
        expect(imported(plain, toSrtScript(plain, track), "srt", track)).toEqual(NOTHING);
      }),
    );
  });

  it("brings back texts that were changed since, in the same lines", () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const now = blurred(script);
        const csv = applyChanges(now, imported(now, toCsv(script), "csv"));
        expect(words(csv, "text")).toEqual(words(script, "text"));
        expect(words(csv, "sourceText")).toEqual(words(script, "sourceText"));
      }),
    );
  });
});

const line = (id: string, startMs: number, fields: Partial<ScriptLine> = {}): ScriptLine => ({
  id,
  version: 1,
  speaker: "S1",
  sourceText: `Source ${id}`,
  text: `Texto ${id}`,
  startMs,
  endMs: startMs + 2000,
  voice: null,
  speed: null,
  sayAs: null,
  recording: null,
  ...fields,
});
const SCRIPT: Script = {
  lines: [line("a", 0, { sayAs: "Tecsto" }), line("b", 3000), line("c", 6000, { text: null })],
  speakers: [{ id: "S1", version: 1, name: "Ada", voice: "v1" }],
};

describe("CSV", () => {
  const csv = (...rows: string[]) => ["start,end,speaker,source,translation", ...rows].join("\n");

  it("may come from a spreadsheet: semicolons, quotation marks, CRLF, other columns and order", () => {
    const file = [
      "\uFEFFTranslation;Note;START;end",
      '"Hola; ""Ada""";x;0:00,0;2',
      "Texto b;;00:00:03.000;00:00:05.000",
    ].join("\r\n");
    const changes = imported(SCRIPT, file, "csv");
    expect(changes.lines).toEqual([
      { before: SCRIPT.lines[0], after: { ...SCRIPT.lines[0], text: 'Hola; "Ada"', sayAs: null } },
    ]);
  });

  it("removes lines that it leaves out, and adds lines and speakers, who get a free voice", () => {
    const changes = imported(
      SCRIPT,
      csv("0,2,Ada,Source a,Texto a", "8,9.5,Grace,New,Nueva"),
      "csv",
    );
    expect(changes.speakers.map(({ after }) => after)).toEqual([
      { id: "S2", version: 1, name: "Grace", voice: "v9" },
    ]);
    expect(changes.lines.map(({ before, after }) => [before?.id, after?.id])).toEqual([
      ["b", undefined],
      ["c", undefined],
      [undefined, "new-1"],
    ]);
    expect(changes.lines.at(-1)?.after).toMatchObject({
      speaker: "S2",
      startMs: 8000,
      endMs: 9500,
      text: "Nueva",
      sourceText: "New",
    });
  });

  it("with faults names all of them by their line in the file", () => {
    const file = csv('0,2,Ada,"two\nlines",Hola', "5,4,Ada,x,y", "6,soon,Ada,x,y", "1,3,Ada,x,y");
    const { rows, problems } = readScript(file, "csv", { track: "dub", names: [] });
    expect(problems).toEqual([
      { fileLine: 5, message: "“soon” is not a time. Please write it as 00:01:02.345." },
    ]);
    const context = { durationMs: 9000, track: "dub", voices: [], newId: () => "new" } as const;
    expect(importRows(SCRIPT, rows, context)).toEqual({
      problems: [
        { fileLine: 4, message: "the end lies before the start." },
        {
          fileLine: 6,
          message: "it begins before the same speaker's line in line 2 has ended.",
        },
      ],
    });
  });

  it.each([
    ["", "the columns start, end and translation"],
    ["start,end\n0,1", "translation is missing"],
    ['start,end,translation\n0,1,"open', "a quotation mark is not closed"],
  ])("that is not a script is refused: %j", (file, why) => {
    const { problems } = readScript(file, "csv", { track: "dub", names: [] });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(why);
  });
});

describe("subtitles", () => {
  const read = (content: string, names: string[] = []) =>
    readScript(content, "srt", { track: "dub", names }).rows.map(({ speaker, translation }) => [
      speaker,
      translation,
    ]);
  const srt = (...texts: string[]) =>
    texts
      .map((text, i) => `${i + 1}\r\n00:00:0${i},000 --> 00:00:0${i},900\r\n${text}\r\n`)
      .join("\r\n");

  it("name speakers before a colon only if all of them do, or if the script knows them", () => {
    expect(read(srt("Ada: Hola", "Nota: eso no"), ["Ada"])).toEqual([
      ["Ada", "Hola"],
      ["Nota", "eso no"],
    ]);
    expect(read(srt("Ada: Hola", "Nota: eso no", "y ya"), ["ADA"])).toEqual([
      ["ADA", "Hola"],
      [undefined, "Nota: eso no"],
      [undefined, "y ya"],
    ]);
  });

  it("may have markup, several lines, notes and names", () => {
    const vtt = `WEBVTT - title

STYLE
::cue { color: red }

NOTE
1 --> no time

first
00:01.000 --> 00:02.500 align:start
<v.loud Ada><i>Hola</i>
a &amp; b</v>

00:03.000 --> 00:04.000
{\\an8}- Sí`;
    expect(read(vtt)).toEqual([
      ["Ada", "Hola a & b"],
      [undefined, "- Sí"],
    ]);
  });

  it("say which line has times that cannot be read", () => {
    const file = "1\n00:00:01,000 --> soon\nHola\n\n2\n00:00:03,000 --> 00:00:04,000\nSí\n";
    const { rows, problems } = readScript(file, "srt", { track: "dub", names: [] });
    expect(problems.map(({ fileLine }) => fileLine)).toEqual([2]);
    expect(rows.map(({ translation }) => translation)).toEqual(["Sí"]);
    expect(readScript("hello", "srt", { track: "dub", names: [] }).problems).toHaveLength(1);
  });

  it("keep lines that are not dubbed, and a last line may end a little after the video", () => {
    const file = "00:00:00,000 --> 00:00:02,000\nAda: Hola\n\n598,5 --> 600,4\nAda: Fin\n";
    const changes = imported(SCRIPT, file, "srt");
    expect(changes.lines.map(({ before, after }) => [before?.id, after?.endMs])).toEqual([
      ["b", undefined],
      ["a", 2000],
      [undefined, DURATION_MS],
    ]);
  });
});

it("writes a transcript in both languages", () => {
  expect(toText(SCRIPT)).toBe(
    "00:00:00 Ada\nSource a\nTexto a\n\n00:00:03 Ada\nSource b\nTexto b\n\n00:00:06 Ada\nSource c\n",
  );
});
