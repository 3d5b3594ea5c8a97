import { describe, expect, it } from "vitest";
import type { Interval } from "../interval.ts";
import type { Word } from "../transcript.ts";
import type { Samples } from "./levels.ts";
import { scoreDub, type ScoreInput } from "./score-dub.ts";
import type { ScoredLine } from "./scored-line.ts";

const RATE = 8000;
const SECONDS = 16;
const TEXTS = [
  "Buenos días, amigos, hoy hablamos del mar.",
  "Mi hermana vive cerca de la playa.",
  "Cada mañana camina hasta el puerto.",
];
const SOURCES = [
  "Good morning, friends, today we talk about the sea.",
  "My sister lives close to the beach.",
  "Every morning she walks to the port.",
];
const REGIONS: Interval[] = [
  { startMs: 2000, endMs: 4500 },
  { startMs: 7000, endMs: 9000 },
  { startMs: 12_000, endMs: 14_000 },
];

describe("a good dub", () => {
  it("scores well", () => {
    const score = scoreDub(dub());
    expect(score).toMatchObject({
      lines: 3,
      naturalShare: 1,
      cutShare: 0,
      onsetErrorP95Ms: 0,
      coverage: 1,
      wordErrorRate: 0,
      speakers: 2,
      voices: 2,
      expectedSpeakers: 2,
      inventedLines: 0,
    });
    expect(score.originalVoiceDb).toBeLessThan(-22);
    expect(score.backgroundUnderSpeechDb).toBeCloseTo(0, 0);
    expect(score.backgroundInGapsDb).toBeCloseTo(0, 2);
  });

  it("scores perfectly without speech, with null for what cannot be measured", () => {
    const nothing = { lines: [], reference: null, sourceRegions: [], dubRegions: [], heard: [] };
    expect(scoreDub({ ...dub(), ...nothing, voice: null })).toMatchObject({
      lines: 0,
      naturalShare: 1,
      cutShare: 0,
      coverage: 1,
      wordErrorRate: 0,
      inventedLines: 0,
      originalVoiceDb: null,
      backgroundUnderSpeechDb: null,
    });
  });
});

describe("a reference marked by hand", () => {
  const from = (startMs: number, endMs: number) => ({ startMs, endMs, text: null });
  // From a breath on, through a pause, and with a murmur that voice activity detection does not hear.
  const turns = [from(1200, 9000), from(12_000, 14_000), from(15_000, 15_400)];
  const marked = (given: ScoreInput) => ({ ...given, reference: { turns, speakers: null } });

  it("does not count a turn's pauses as speech", () => {
    const score = scoreDub(marked(spoken()));
    expect(score.onsetErrorP95Ms).toBe(0);
    expect(score.coverage).toBe(1);
  });

  it("misses speech where neither a line nor the original is heard", () => {
    const given = spoken();
    const samples = given.dub.samples.map((sample, i) => (i < 15 * RATE ? sample : 0));
    const muted = { ...given, dub: { ...given.dub, samples } };
    expect(scoreDub(marked(muted)).coverage).toBeCloseTo(6.5 / 6.9, 2);
  });

  it("still shows a late dub", () => {
    expect(scoreDub(marked(spoken({ shiftMs: 700 }))).onsetErrorP95Ms).toBe(700);
  });
});

it("measures a late line by its own words, although another line starts on time", () => {
  const good = spoken();
  const late = { startMs: 8500, endMs: 10_500 };
  const heard = [...wordsOf(line(0)), ...wordsOf(line(1, { clip: late })), ...wordsOf(line(2))];
  const lines = [line(0), line(1, { clip: late }), line(2)];
  // The first speaker's line goes on until the second's onset.
  const regions = [
    { startMs: 2000, endMs: 4500 },
    REGIONS[1] as Interval,
    late,
    REGIONS[2] as Interval,
  ];
  expect(scoreDub({ ...good, lines, heard, dubRegions: regions }).onsetErrorP95Ms).toBe(1500);
});

it("does not start a word in the pause before it", () => {
  const good = spoken();
  const heard = good.heard.map((word) => (word.text === "Mi" ? { ...word, startMs: 6200 } : word));
  expect(scoreDub({ ...good, heard }).onsetErrorP95Ms).toBe(0);
});

it("finds where a line begins although the original sound follows it closely", () => {
  const good = spoken();
  const clip = { startMs: 2000, endMs: 4000 };
  const isKept = (i: number): boolean => isIn({ startMs: 4000, endMs: 4500 }, i);
  const samples = good.dub.samples.map((sample, i) =>
    isKept(i) ? (good.source.samples[i] ?? 0) : sample,
  );
  const early = wordsOf(line(0, { clip })).map((word, i) =>
    i === 0 ? { ...word, startMs: 1750 } : word,
  );
  const heard = [...early, ...wordsOf(line(1)), ...wordsOf(line(2))];
  const lines = [line(0, { clip }), line(1), line(2)];
  const given = { ...good, lines, heard, dub: { ...good.dub, samples } };
  expect(scoreDub(given).onsetErrorP95Ms).toBe(0);
});

it("does not take the same word seconds later for a line's own", () => {
  const [place] = REGIONS as [Interval];
  const heard = wordsIn({ startMs: 12_000, endMs: 12_300 }, ["días"]);
  const one = { lines: [line(0)], reference: null, sourceRegions: [place], heard };
  expect(scoreDub({ ...spoken(), ...one }).onsetErrorP95Ms).toBe(0);
});

it("measures a pause inside a line by the line's nearest word", () => {
  const good = spoken();
  const halves = [
    { startMs: 2000, endMs: 2900 },
    { startMs: 3600, endMs: 4500 },
  ];
  const speech = [...halves, ...REGIONS.slice(1)];
  const input = { ...good, reference: null, sourceRegions: speech };
  expect(scoreDub(input).onsetErrorP95Ms).toBeLessThan(200);
  const clip = { startMs: 2000, endMs: 2700 };
  const heard = [...wordsOf(line(0, { clip })), ...wordsOf(line(1)), ...wordsOf(line(2))];
  const short = { lines: [line(0, { clip }), line(1), line(2)], heard };
  const dubRegions = [clip, ...REGIONS.slice(1)];
  expect(scoreDub({ ...input, ...short, dubRegions }).onsetErrorP95Ms).toBe(1000);
});

describe("a flawed dub", () => {
  it("has late onsets and less coverage if it is shifted", () => {
    const score = scoreDub(spoken({ shiftMs: 700 }));
    expect(score.onsetErrorP95Ms).toBe(700);
    expect(score.coverage).toBeCloseTo(1 - 2.1 / 6.5, 2);
  });

  it("has a missing onset, less coverage and unheard words if a line is silent", () => {
    const score = scoreDub(spoken({ silent: 1 }));
    expect(score.onsetErrorP95Ms).toBe(5000);
    expect(score.coverage).toBeCloseTo(4.5 / 6.5, 2);
    expect(score.wordErrorRate).toBeCloseTo(7 / 20, 2);
  });

  it("has a higher word error rate if a text is swapped", () => {
    const other = line(1, { text: "El precio del pan sube otra vez." });
    const score = scoreDub({ ...spoken(), lines: [line(0), other, line(2)] });
    expect(score.wordErrorRate).toBeCloseTo(7 / 20, 2);
  });

  it("counts a line as cut if its end is lost", () => {
    const good = spoken();
    const heard = good.heard.filter(({ text }) => text !== "la" && text !== "playa.");
    expect(scoreDub({ ...good, heard }).cutShare).toBeCloseTo(1 / 3);
    const admitted = [line(0), line(1, { cutMs: 120 }), line(2)];
    expect(scoreDub({ ...good, lines: admitted }).cutShare).toBeCloseTo(1 / 3);
  });

  it("is not natural if it hurries, unless the source's speaker does too", () => {
    const text = `${TEXTS[1]} ${TEXTS[2]}`;
    const hurried = { ...spoken(), lines: [line(0), line(1, { text }), line(2)] };
    expect(scoreDub(hurried).naturalShare).toBeCloseTo(2 / 3);
    const lines = [line(0), line(1, { text, naturalRate: 13 }), line(2)];
    expect(scoreDub({ ...hurried, lines }).naturalShare).toBe(1);
  });

  it("is paced by its speech alone if it pauses inside a line", () => {
    const text = `${TEXTS[1]} ${TEXTS[2]}`;
    const slow = { ...spoken(), lines: [line(0, { text, naturalRate: 10.5 }), line(1), line(2)] };
    expect(scoreDub(slow).naturalShare).toBe(1);
    const [first, ...others] = REGIONS as [Interval, ...Interval[]];
    const halves = [{ ...first, endMs: 2900 }, { ...first, startMs: 3600 }, ...others];
    expect(scoreDub({ ...slow, dubRegions: halves }).naturalShare).toBeCloseTo(2 / 3);
  });

  it("has a high original voice level if the original is not removed", () => {
    expect(scoreDub(dub({ originalGain: 0.5 })).originalVoiceDb).toBeGreaterThan(-9);
    expect(scoreDub(dub({ originalGain: 0.2 })).originalVoiceDb).toBeGreaterThan(-17);
    expect(scoreDub(dub({ originalGain: 0.2, delayMs: 30 })).originalVoiceDb).toBeGreaterThan(-17);
  });

  it("is compared with the dub, however loud the mix is", () => {
    const [soft, { dub: sound }] = [dub({ originalGain: 0.2 }), dub({ originalGain: 0.2 })];
    const louder = { ...sound, samples: sound.samples.map((sample) => sample * 3) };
    const level = scoreDub(soft).originalVoiceDb ?? 0;
    expect(scoreDub({ ...soft, dub: louder }).originalVoiceDb).toBeCloseTo(level, 0);
  });

  it("has a low background level if the music is ducked", () => {
    const score = scoreDub(dub({ musicUnderSpeech: 0.5 }));
    expect(score.backgroundUnderSpeechDb).toBeCloseTo(-6, 0);
    expect(score.backgroundInGapsDb).toBeCloseTo(0, 2);
    expect(scoreDub(dub({ musicInGaps: 0.5 })).backgroundInGapsDb).toBeCloseTo(-6, 1);
  });

  it("has invented lines if it says what the source does not", () => {
    const count = (lines: ScoredLine[]) => scoreDub({ ...spoken(), lines }).inventedLines;
    const made = { sourceText: "Thanks for watching, please subscribe.", text: "Gracias por ver." };
    expect(count([line(0), line(1, made), line(2)])).toBe(1);
    const unspoken = line(1, { source: { startMs: 14_200, endMs: 15_700 } });
    expect(count([line(0), unspoken, line(2)])).toBe(1);
    const loop = "Me gusta. Me gusta. Me gusta. Me gusta.";
    expect(count([line(0), line(1, { text: loop }), line(2)])).toBe(1);
    const loops = [0, 1, 2].map((i) => line(i, { text: "Me gusta." }));
    expect(count(loops)).toBe(3);
    expect(count([line(0, { text: "No, no, no." }), line(1), line(2)])).toBe(0);
  });

  it("has fewer voices than speakers if two people share one", () => {
    const lines = [0, 1, 2].map((i) => line(i, { voice: "em_alex" }));
    expect(scoreDub({ ...spoken(), lines })).toMatchObject({ speakers: 2, voices: 1 });
  });
});

it("ignores words heard in a line that keeps the original", () => {
  const kept = line(1, { text: null, clip: null });
  const babble = TEXTS[1]?.split(" ") ?? [];
  const heard = [...spoken({ silent: 1 }).heard, ...wordsIn(REGIONS[1] as Interval, babble)];
  expect(scoreDub({ ...spoken(), lines: [line(0), kept, line(2)], heard }).wordErrorRate).toBe(0);
});

function line(i: number, changes: Partial<ScoredLine> = {}): ScoredLine {
  const place = REGIONS[i] as Interval;
  const [text, sourceText] = [TEXTS[i] as string, SOURCES[i] as string];
  const [speaker, voice] = i === 1 ? ["S2", "em_alex"] : ["S1", "ef_dora"];
  const claims = { naturalRate: null, cutMs: 0 };
  return {
    id: `${i}`,
    speaker,
    voice,
    sourceText,
    text,
    source: place,
    clip: place,
    ...claims,
    ...changes,
  };
}

const wordsOf = ({ clip, text }: ScoredLine): Word[] =>
  wordsIn(clip as Interval, text?.split(" ") ?? []);

interface Spoiled {
  readonly shiftMs?: number;
  /** The index of the line without sound. */
  readonly silent?: number;
  readonly originalGain?: number;
  readonly delayMs?: number;
  readonly musicUnderSpeech?: number;
  readonly musicInGaps?: number;
}

/** Returns a dub without the bed, because measuring the bed takes longest. */
const spoken = (spoiled: Spoiled = {}): ScoreInput => ({ ...dub(spoiled), voice: null });

/** Returns a dub of three lines over music, with the original voice removed; each voice is noise. */
function dub(spoiled: Spoiled = {}): ScoreInput {
  const {
    shiftMs = 0,
    originalGain = 0,
    delayMs = 0,
    musicUnderSpeech = 1,
    musicInGaps = 1,
  } = spoiled;
  const places = REGIONS.filter((_, i) => i !== spoiled.silent).map((region) =>
    shifted(region, shiftMs),
  );
  const [voice, said, music] = [noise(1, REGIONS), noise(2, places), noise(3, [WHOLE], 300)];
  const clips = [0, 1, 2].map((i) => line(i, { clip: shifted(REGIONS[i] as Interval, shiftMs) }));
  const heard = clips.flatMap(({ clip, text }, i) =>
    i === spoiled.silent ? [] : wordsIn(clip as Interval, text?.split(" ") ?? []),
  );
  const late = Math.round((delayMs * RATE) / 1000);
  return {
    language: "es",
    lines: clips,
    reference: {
      turns: REGIONS.map((region, i) => ({ ...region, text: SOURCES[i] as string })),
      speakers: 2,
    },
    sourceRegions: REGIONS,
    dubRegions: places,
    heard,
    source: sum((i) => at(voice, i) + at(music, i)),
    dub: sum((i) => {
      const gain = places.some((place) => isIn(place, i)) ? musicUnderSpeech : musicInGaps;
      return at(said, i) + gain * at(music, i) + originalGain * at(voice, i - late);
    }),
    voice: { samples: voice, rate: RATE },
  };
}

const WHOLE = { startMs: 0, endMs: SECONDS * 1000 };
const at = (samples: Int16Array, i: number): number => samples[i] ?? 0;
const isIn = ({ startMs, endMs }: Interval, i: number): boolean =>
  i >= (startMs * RATE) / 1000 && i < (endMs * RATE) / 1000;
const shifted = ({ startMs, endMs }: Interval, ms: number): Interval => ({
  startMs: startMs + ms,
  endMs: endMs + ms,
});

function sum(sampleAt: (i: number) => number): Samples {
  return {
    samples: Int16Array.from({ length: SECONDS * RATE }, (_, i) => sampleAt(i)),
    rate: RATE,
  };
}

/** Returns noise inside the intervals, the same for the same seed. */
function noise(seed: number, places: readonly Interval[], level = 3000): Int16Array {
  let state = seed * 7919;
  return Int16Array.from({ length: SECONDS * RATE }, (_, i) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return places.some((place) => isIn(place, i)) ? Math.round((state / 2 ** 31) * level) : 0;
  });
}

function wordsIn({ startMs, endMs }: Interval, texts: readonly string[]): Word[] {
  const each = (endMs - startMs) / texts.length;
  return texts.map((text, i) => ({
    text,
    startMs: Math.round(startMs + i * each),
    endMs: Math.round(startMs + (i + 1) * each),
  }));
}
