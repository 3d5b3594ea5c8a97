import type { Script, ScriptLine } from "@dubdeck/domain";
import { describe, expect, it } from "vitest";
import { flagged, type Line } from "./line.ts";
import { linesOfScript, needsVoice, type Takes, takesOf } from "./takes.ts";

const scriptLine = (given: Partial<ScriptLine>): ScriptLine => ({
  id: "a",
  version: 1,
  speaker: "S1",
  sourceText: "Hello",
  text: "Hola",
  startMs: 0,
  endMs: 1000,
  voice: null,
  speed: null,
  sayAs: null,
  recording: null,
  ...given,
});
const script = (given: Partial<ScriptLine> = {}, voice = "ef_dora"): Script => ({
  lines: [scriptLine(given)],
  speakers: [{ id: "S1", version: 1, name: "Speaker 1", voice }],
});
const clip = { key: "clips/a.wav", speed: 1, ms: 800, pauseMs: 0 };
const usualVoice = "em_alex";

function lineOf(given: Script, takes: readonly Takes[] = []): Line {
  const [line] = linesOfScript(given, { takes, usualVoice });
  if (!line) throw new Error("The script has no line");
  return line;
}

/** Takes of a job that spoke the script's line with this clip. */
function spokenAs(given: Script, key = clip.key) {
  return takesOf(given, [{ ...lineOf(given), clip: { ...clip, key } }]);
}

describe("linesOfScript", () => {
  it("keeps the clip of a line whose sound is the same, wherever it moved", () => {
    const moved = script({ startMs: 5000, endMs: 7000, sourceText: "Hi", version: 3 });
    expect(lineOf(moved, [spokenAs(script())]).clip).toEqual(clip);
  });

  it.each([
    ["text", script({ text: "Buenas" })],
    ["own voice", script({ voice: "em_santa" })],
    ["speaker's voice", script({}, "em_santa")],
    ["speed", script({ speed: 1.1 })],
    ["respelling", script({ sayAs: "Ola" })],
    ["recording", script({ recording: "takes/b.wav" })],
    ["silence", script({ text: null })],
  ])("drops the clip of a line with another %s", (_, changed) => {
    expect(lineOf(changed, [spokenAs(script())]).clip).toBeNull();
  });

  it("prefers the newest clip, and finds older ones", () => {
    const [older, newer] = [spokenAs(script(), "old.wav"), spokenAs(script(), "new.wav")];
    const other = spokenAs(script({ text: "Buenas" }), "other.wav");
    expect(lineOf(script(), [other, newer, older]).clip?.key).toBe("new.wav");
  });

  it("gives a line without a voice the usual one", () => {
    expect(lineOf(script({ speaker: null })).voice).toBe(usualVoice);
    expect(lineOf(script({}, "auto")).voice).toBe(usualVoice);
    expect(lineOf(script({ voice: "em_santa" }, "auto")).voice).toBe("em_santa");
  });

  it("keeps lasting problems, and forgets those of an earlier fit", () => {
    const silent = script({ text: null });
    const unclear = flagged(flagged(lineOf(silent), "unclear", "why"), "late", "why");
    const takes = takesOf(silent, [unclear]);
    expect(lineOf(silent, [takes]).flags.map(({ kind }) => kind)).toEqual(["unclear"]);
    expect(lineOf(script(), [takes]).flags).toEqual([]);
  });
});

describe("needsVoice", () => {
  it("skips silent, recorded, spoken and refused lines", () => {
    const line = lineOf(script());
    expect(needsVoice(line)).toBe(true);
    expect(needsVoice({ ...line, clip })).toBe(false);
    expect(needsVoice(flagged(line, "refused", "why"))).toBe(false);
    expect(needsVoice(lineOf(script({ text: null })))).toBe(false);
    expect(needsVoice(lineOf(script({ recording: "takes/b.wav" })))).toBe(false);
  });
});
