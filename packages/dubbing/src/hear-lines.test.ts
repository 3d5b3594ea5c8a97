import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import story from "../fixtures/story.json" with { type: "json" };
import { hearLines, type HearLinesInput } from "./hear-lines.ts";
import { type Interval, union } from "./interval.ts";
import type { Word } from "./transcript.ts";

/** Spreads a text's words evenly over an interval, with leading spaces as recognisers return them. */
function say(text: string, startMs: number, endMs: number, probability = 0.9): Word[] {
  const words = text.split(" ");
  const at = (i: number): number => startMs + ((endMs - startMs) * i) / words.length;
  return words.map((word, i) => ({
    text: ` ${word}`,
    startMs: at(i),
    endMs: at(i + 1),
    probability,
  }));
}

const hear = (words: Word[], given: Partial<HearLinesInput> = {}) =>
  hearLines({ idPrefix: "0", words, segments: [], regions: null, turns: [], ...given });
const texts = (words: Word[], given: Partial<HearLinesInput> = {}): string[] =>
  hear(words, given).map(({ sourceText }) => sourceText);

describe("hearLines", () => {
  it("starts lines at the detected speech even if word times drift", () => {
    const spoken = story.utterances.map(({ start, end, text }) => ({
      region: { startMs: Math.round(start * 1000), endMs: Math.round(end * 1000) },
      text,
    }));
    const words = spoken.flatMap(({ region, text }) =>
      say(text, region.startMs - 400, region.endMs - 300),
    );
    const lines = hear(words, { regions: spoken.map(({ region }) => region) });
    const starts = lines.map(({ startMs }) => startMs);
    for (const { region } of spoken) expect(starts).toContain(region.startMs);
    expect(lines.map(({ sourceText }) => sourceText).join(" ")).toBe(
      spoken.map(({ text }) => text).join(" "),
    );
  });

  it("keeps a sentence together across pauses, with one line per breath", () => {
    const words = [
      ...say("He was not an ill-disposed young man,", 0, 2500),
      ...say("unless to be rather selfish is to be so.", 4200, 7000),
      ...say("Nobody said anything.", 7200, 8500),
    ];
    const lines = hear(words);
    expect(lines.map(({ sentence }) => sentence)).toEqual(["0-0", "0-0", "0-1"]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
  });

  it("ends a sentence at a long silence, regardless of punctuation", () => {
    const words = [...say("We go on and on", 0, 1500), ...say("until it ends", 4000, 5500)];
    expect(new Set(hear(words).map(({ sentence }) => sentence)).size).toBe(2);
  });

  it("joins fragments that are too short with their neighbour", () => {
    const alone = [...say("Yes.", 0, 300), ...say("That is exactly what I mean.", 500, 2500)];
    expect(texts(alone)).toEqual(["Yes. That is exactly what I mean."]);
    const between = [
      ...say("Let me have a look.", 0, 1200),
      ...say("Right.", 1700, 2000),
      ...say("It was sent back last week.", 2300, 4000),
    ];
    expect(texts(between)).toEqual(["Let me have a look.", "Right. It was sent back last week."]);
    const torn = [
      ...say("Well,", 0, 300),
      ...say("we should begin with the first one.", 700, 3000),
    ];
    expect(texts(torn)).toEqual(["Well, we should begin with the first one."]);
  });

  it("keeps a fragment apart from what follows a longer pause", () => {
    const words = (pauseMs: number) => [
      ...say("ask not", 0, 900),
      ...say("what your country can do for you", 900 + pauseMs, 3000 + pauseMs),
    ];
    expect(texts(words(500))).toEqual(["ask not what your country can do for you"]);
    expect(texts(words(1000))).toEqual(["ask not", "what your country can do for you"]);
  });

  it("does not end a sentence at the dot of a title, an initial or a number", () => {
    const dots = "Dr. J. Smith paid 3.50 e.g. for tea.";
    expect(texts(say(dots, 0, 4000))).toEqual([dots]);
  });

  it("cuts long sentences after punctuation, into balanced parts", () => {
    const long =
      "The quick brown fox jumps over the lazy dog near the river, while the slow grey cat sleeps on in the sun.";
    expect(texts(say(long, 0, 8000))).toEqual([
      "The quick brown fox jumps over the lazy dog near the river,",
      "while the slow grey cat sleeps on in the sun.",
    ]);
  });

  it("joins words from engines that return no spaces and in scripts without spaces", () => {
    const bare = (...all: string[]): Word[] =>
      all.map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 300 }));
    const pieces = bare("An", "ill", "-disposed", "man", ",", "he", "'s", "known", ".");
    expect(texts(pieces)).toEqual(["An ill-disposed man, he's known."]);
    const sentence = { text: "长".repeat(100), startMs: 0, endMs: 20_000 };
    expect(texts([sentence]).map((text) => text.length)).toEqual([50, 50]);
  });

  it("starts a new sentence when the speaker really changes", () => {
    const words = [
      ...say("Will you come to the lake with us?", 0, 2000),
      ...say("I would love to come along.", 2300, 4000),
    ];
    // The boundary between the turns is one word too late.
    const turns = [
      { speaker: "S1", startMs: 0, endMs: 2500 },
      { speaker: "S2", startMs: 2500, endMs: 4000 },
    ];
    expect(hear(words, { turns }).map(({ speaker, sourceText }) => [speaker, sourceText])).toEqual([
      ["S1", "Will you come to the lake with us?"],
      ["S2", "I would love to come along."],
    ]);
  });

  it("makes lines that do not overlap, start in speech and contain no invented words", () => {
    const time = fc.integer({ min: 0, max: 60_000 });
    const word = fc.tuple(fc.stringMatching(/^[a-z]{1,12}[.,?]?$/), time, fc.nat(2000));
    const region = fc.tuple(time, fc.integer({ min: 200, max: 8000 }));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }),
        fc.option(fc.array(region, { minLength: 1 })),
        (said, heard) => {
          const words = said.map(([text, startMs, ms]) => ({
            text: ` ${text}`,
            startMs,
            endMs: startMs + ms,
          }));
          const regions = heard && heard.map(([startMs, ms]) => ({ startMs, endMs: startMs + ms }));
          const lines = hear(words, { regions });
          const spoken = said.map(([text]) => text);
          const lined = lines.flatMap(({ sourceText }) => sourceText.split(" "));
          let from = 0;
          for (const each of lined) {
            from = spoken.indexOf(each, from) + 1;
            expect(from).toBeGreaterThan(0);
          }
          const speech = union(regions ?? words.map(lasting), 300);
          const isHeard = (atMs: number): boolean =>
            speech.some(({ startMs, endMs }) => startMs <= atMs && atMs <= endMs);
          for (const [i, { startMs, endMs, sourceText }] of lines.entries()) {
            expect(sourceText.length).toBeLessThanOrEqual(84);
            expect(endMs).toBeGreaterThan(startMs);
            expect(startMs).toBeGreaterThanOrEqual((lines[i - 1]?.endMs ?? 0) - 1);
            expect(regions === null || isHeard(startMs)).toBe(true);
          }
        },
      ),
    );
  });
});

const lasting = ({ startMs, endMs }: Interval): Interval => ({
  startMs,
  endMs: Math.max(startMs + 1, endMs),
});

describe("lines that are not dubbed", () => {
  const unclear = (words: Word[], given: Partial<HearLinesInput> = {}): string[] =>
    hear(words, given).flatMap(({ flags, sourceText }) =>
      flags.some(({ kind }) => kind === "unclear") ? [sourceText] : [],
    );

  it("include a looping phrase, but not a word repeated for emphasis", () => {
    const loop = Array.from({ length: 11 }, (_, i) => say("Me gusta.", i * 800, i * 800 + 700));
    const words = [...say("This is clear speech.", 0, 1500), ...loop.flat().map(later)];
    expect(unclear(words).join(" ")).toMatch(/^(Me gusta\. ?)+$/);
    expect(texts(words)).toContain("This is clear speech.");
    expect(unclear(say("No, no, no, that is very very good.", 0, 3000))).toEqual([]);
  });

  it("include a sentence with low recogniser confidence", () => {
    const words = [
      ...say("They want to store me as orders.", 0, 2500, 0.4),
      ...say("The second one is certain enough.", 2600, 5000, 0.8),
    ];
    expect(unclear(words)).toEqual(["They want to store me as orders."]);
  });

  it("include text from a segment that looks hallucinated", () => {
    const words = say("Thank you for watching this video.", 0, 2500);
    const segment = { startMs: 0, endMs: 2500, compressionRatio: 1.2 };
    const unsure = { ...segment, avgLogprob: -1.3, noSpeechProb: 0.8 };
    expect(unclear(words, { segments: [unsure] })).toHaveLength(1);
    expect(unclear(words, { segments: [{ ...unsure, avgLogprob: -0.3 }] })).toEqual([]);
    const squeezed = { ...segment, compressionRatio: 2.6, avgLogprob: -0.3, noSpeechProb: 0 };
    expect(unclear(words, { segments: [squeezed] })).toHaveLength(1);
  });

  it("omit text outside speech, and text without words", () => {
    const words = [...say("Real words are here.", 0, 1500), ...say("Amara org", 9000, 9800)];
    expect(texts(words, { regions: [{ startMs: 0, endMs: 1500 }] })).toEqual([
      "Real words are here.",
    ]);
    expect(texts(say("♪ ♪ ♪", 0, 900))).toEqual([]);
  });
});

const later = (word: Word): Word => ({
  ...word,
  startMs: word.startMs + 2000,
  endMs: word.endMs + 2000,
});
