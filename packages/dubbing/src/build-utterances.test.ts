import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import story from "../fixtures/story.json" with { type: "json" };
import { buildUtterances } from "./build-utterances.ts";
import { union, type Interval } from "./interval.ts";
import type { Word } from "./transcript.ts";

/** Words of a text laid evenly over a time, as a recogniser gives them: with a leading space. */
function say(text: string, startMs: number, endMs: number): Word[] {
  const words = text.split(" ");
  const at = (i: number): number => startMs + ((endMs - startMs) * i) / words.length;
  return words.map((word, i) => ({ text: ` ${word}`, startMs: at(i), endMs: at(i + 1) }));
}
const build = (words: Word[], regions: Interval[] | null) =>
  buildUtterances({ idPrefix: "0", words, regions });
const texts = (words: Word[], regions: Interval[] | null = null): string[] =>
  build(words, regions).map((utterance) => utterance.text);

describe("buildUtterances", () => {
  it("starts the story's lines where its speech is heard, though the words drift", () => {
    const spoken = story.utterances.map(({ start, end, text }) => ({
      region: { startMs: Math.round(start * 1000), endMs: Math.round(end * 1000) },
      text,
    }));
    const words = spoken.flatMap(({ region, text }) =>
      say(text, region.startMs - 400, region.endMs - 300),
    );
    const regions = spoken.map(({ region }) => region);
    const utterances = build(words, regions);
    for (const { region, text } of spoken) {
      const inside = utterances.filter(
        ({ startMs, endMs }) => startMs >= region.startMs && endMs <= region.endMs,
      );
      expect(inside[0]?.startMs).toBe(region.startMs);
      expect(inside.at(-1)?.endMs).toBe(region.endMs);
      expect(inside.map((utterance) => utterance.text).join(" ")).toBe(text);
    }
  });

  it("begins and ends with the speech that is heard, also where the words came late", () => {
    const region = { startMs: 2000, endMs: 4000 };
    expect(build(say("It comes late.", 2450, 3700), [region])).toEqual([
      { id: "0-0", startMs: 2000, endMs: 4000, text: "It comes late." },
    ]);
  });

  it("pulls words outside any region to the nearest one", () => {
    const words = [...say("Far too early.", 100, 600), ...say("In time.", 3200, 3900)];
    const region = { startMs: 3000, endMs: 4000 };
    expect(build(words, [region])).toEqual([
      { id: "0-0", startMs: 3000, endMs: 3632, text: "Far too early." },
      { id: "0-1", startMs: 3632, endMs: 4000, text: "In time." },
    ]);
  });

  it("takes words alone where regions are not known, and nothing where no speech is heard", () => {
    const words = [...say("One two", 500, 1200), ...say("three four", 1600, 2400)];
    expect(build(words, null)).toEqual([
      { id: "0-0", startMs: 500, endMs: 1200, text: "One two" },
      { id: "0-1", startMs: 1600, endMs: 2400, text: "three four" },
    ]);
    expect(build(words, [])).toEqual([]);
    expect(build([], [{ startMs: 0, endMs: 1000 }])).toEqual([]);
  });

  it("splits at pauses from 300 ms and at the ends of sentences", () => {
    const pause = (ms: number) => [...say("Ask", 0, 400), ...say("not", 400 + ms, 900 + ms)];
    expect(texts(pause(299))).toEqual(["Ask not"]);
    expect(texts(pause(300))).toEqual(["Ask", "not"]);
    expect(texts(say("It works. Does it? Yes!", 0, 2500))).toEqual([
      "It works.",
      "Does it?",
      "Yes!",
    ]);
    const dots = "Dr. J. Smith paid 3.50 e.g. for tea.";
    expect(texts(say(dots, 0, 4000))).toEqual([dots]);
  });

  it("cuts long sentences after punctuation, in balance", () => {
    const long =
      "The quick brown fox jumps over the lazy dog near the river, while the slow grey cat sleeps on in the sun.";
    expect(texts(say(long, 0, 8000))).toEqual([
      "The quick brown fox jumps over the lazy dog near the river,",
      "while the slow grey cat sleeps on in the sun.",
    ]);
  });

  it("tears no word apart that has parts of its own", () => {
    const side = "aaaa ".repeat(10).trim();
    const parts = [
      ...say(`${side} ill`, 0, 4000),
      { text: "-disposed", startMs: 4000, endMs: 4400 },
    ];
    const lines = texts([...parts, ...say(side, 4400, 8000)]);
    expect(lines.length).toBe(2);
    expect(lines.join(" ")).toBe(`${side} ill-disposed ${side}`);
  });

  it("joins words of engines that give no spaces, and of scripts that have none", () => {
    const bare = (...all: string[]): Word[] =>
      all.map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 300 }));
    expect(texts(bare("An", "ill", "-disposed", "man", ",", "he", "'s", "known", "."))).toEqual([
      "An ill-disposed man, he's known.",
    ]);
    expect(texts(bare("你好", "，", "世界", "。", "再见", "。"))).toEqual([
      "你好，世界。",
      "再见。",
    ]);
    const sentence = { text: "长".repeat(100), startMs: 0, endMs: 20_000 };
    expect(texts([sentence]).map((text) => text.length)).toEqual([50, 50]);
  });

  it("loses no word, keeps their order, overlaps nothing and stays in the regions", () => {
    const time = fc.integer({ min: 0, max: 60_000 });
    const word = fc.tuple(
      fc.stringMatching(/^[a-z]{1,12}[.,?]?$/),
      time,
      fc.integer({ max: 2000 }),
    );
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
          const utterances = build(words, regions);
          const all = words.map(({ text }) => text.trim()).join(" ");
          expect(utterances.map(({ text }) => text).join(" ")).toBe(all);
          for (const [i, { startMs, endMs, text }] of utterances.entries()) {
            expect(text.length).toBeLessThanOrEqual(84);
            expect(endMs).toBeGreaterThanOrEqual(startMs);
            expect(startMs).toBeGreaterThanOrEqual(utterances[i - 1]?.endMs ?? 0);
          }
          // A line lies in one region; those closer than a pause are one.
          const speech = union(regions ?? words, 300);
          const isInside = (line: Interval): boolean =>
            speech.some((each) => each.startMs <= line.startMs && line.endMs <= each.endMs);
          expect(utterances.filter((line) => regions && !isInside(line))).toEqual([]);
        },
      ),
    );
  });
});
