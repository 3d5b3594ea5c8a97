import { planSlots, type Translation, translationSchema } from "@dubdeck/dubbing";
import type { Translator } from "@dubdeck/speech";
import { jobKeys } from "@dubdeck/storage";
import { describe, expect, it } from "vitest";
import { speakLines } from "./speak-lines.ts";
import { clipShop, toneWav } from "./testing/clip-shop.ts";

const job = {
  userId: "u",
  voice: "ef_dora",
  targetLanguage: "es",
  signal: new AbortController().signal,
  keys: jobKeys("u", "j"),
} as const;

/** One breath of lines, each a bit too long for its time in a voice slower than expected. */
const utterances = [0, 1, 2, 3].map((i) => ({
  id: `0-${i}`,
  startMs: i * 1500,
  endMs: (i + 1) * 1500,
  text: `Line ${i}`,
}));
const transcript = { chunkIndex: 0, language: "en", utterances };
const slots = planSlots(utterances, { endMs: 6000 });
const translation: Translation = {
  chunkIndex: 0,
  lines: utterances.map(({ id }, i) => ({
    id,
    text: `${i} palabra palabra palabra fin`,
  })),
  shorter: {},
};

/** Keeps within the wish by dropping words; the ids it was asked for are noted. */
const shortening = (asked: string[]): Translator => ({
  canShorten: true,
  translate: async ({ sentences }) =>
    sentences.map(({ id, maxChars }) => {
      asked.push(id);
      return {
        id,
        text: "palabra "
          .repeat(8)
          .slice(0, maxChars - 3)
          .trim(),
      };
    }),
});

describe("a chunk whose worker died", () => {
  it("is spoken on without buying or shortening a line twice", async () => {
    const doomed = 6;
    const asked: string[] = [];
    const { deps, bought, stored } = clipShop(async ({ text, speed }, nth) => {
      if (nth === doomed) throw new Error("killed");
      return await toneWav((text.length * 68) / speed);
    }, shortening(asked));
    const speak = (from: Translation) =>
      speakLines(deps, job, { transcript, translation: from, slots, onLine: () => undefined });

    await expect(speak(translation)).rejects.toThrow("killed");
    const kept = stored.get(job.keys.translation(0));
    await speak(translationSchema.parse(JSON.parse(new TextDecoder().decode(kept))));

    const paid = bought.toSpliced(doomed - 1, 1).map(({ text }) => text);
    expect(new Set(paid).size).toBe(paid.length);
    expect(new Set(asked).size).toBe(asked.length);
    expect(paid.length).toBeGreaterThan(utterances.length);
  });
});

it("says nothing for a line whose words the line before has", async () => {
  const { deps, bought } = clipShop(({ text }) => toneWav(text.length * 50));
  const merged = translation.lines.map((line, i) => (i === 1 ? { ...line, text: "" } : line));
  const lines = { transcript, translation: { ...translation, lines: merged }, slots };
  const spoken = await speakLines(deps, job, { ...lines, onLine: () => undefined });
  expect(spoken.map(({ key }) => key !== null)).toEqual([true, false, true, true]);
  expect(bought).toHaveLength(3);
});
