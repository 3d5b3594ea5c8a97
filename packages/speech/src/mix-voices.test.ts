import type { LanguageCode, Voice } from "@dubdeck/domain";
import { describe, expect, it } from "vitest";
import { mixVoices } from "./mix-voices.ts";

/** Creates a mixable voice with this rate in syllables per second. */
const voice = (id: string, language: LanguageCode, pace: number | null, more = {}): Voice => ({
  id,
  name: id,
  gender: "female",
  style: "Warm",
  language,
  native: true,
  robotic: false,
  mixable: true,
  custom: false,
  pitchHz: 200,
  calibration: pace === null ? null : calibration(pace),
  ...more,
});
const calibration = (pace: number, clearSpeed = 1.3) => ({
  clearSpeed,
  rates: [1, 1.3].map((speed) => ({
    speed,
    syllablesPerSecond: pace * speed,
    wordErrorRate: pace / 100,
  })),
});

const VOICES = [
  voice("heart", "en", 4),
  voice("onyx", "en", 6, { gender: "male", pitchHz: 100, calibration: calibration(6, 1.15) }),
  voice("sky", "en", null),
  voice("dora", "es", 8),
  voice("es_clara", "es", 6, { mixable: false }),
  voice("de_hanna", "de", null, { mixable: false }),
];
const MIX = "heart*0.75+onyx*0.25";

describe("a mix", () => {
  it("is weighted by its parents' shares in their language", () => {
    expect(mixVoices(VOICES, MIX, "en")).toEqual({
      id: MIX,
      name: "heart + onyx",
      gender: "neutral",
      style: "Custom",
      language: "en",
      native: true,
      robotic: false,
      mixable: false,
      custom: true,
      pitchHz: expect.closeTo(168.2, 1),
      calibration: {
        clearSpeed: 1.15,
        rates: [
          { speed: 1, syllablesPerSecond: 4.5, wordErrorRate: expect.closeTo(0.045) },
          {
            speed: 1.3,
            syllablesPerSecond: expect.closeTo(5.85),
            wordErrorRate: expect.closeTo(0.045),
          },
        ],
      },
    });
  });

  it("keeps its pace relative to usual voices in another language", () => {
    // 4.5 syllables/s against 5 in English; the Spanish voices speak 7.
    const mixed = mixVoices(VOICES, MIX, "es");
    expect(mixed?.native).toBe(false);
    expect(mixed?.calibration?.clearSpeed).toBeCloseTo((1.15 / 1.225) * 1.3);
    expect(mixed?.calibration?.rates[0]?.syllablesPerSecond).toBeCloseTo((4.5 / 5) * 7);
    expect(mixed?.calibration?.rates[0]?.wordErrorRate).toBeCloseTo(0.07);
  });

  it("treats an unmeasured parent as a usual voice", () => {
    const mixed = mixVoices(VOICES, "heart*0.5+sky*0.5", "es");
    expect(mixed?.calibration?.rates[0]?.syllablesPerSecond).toBeCloseTo(((4 / 5) * 7 + 7) / 2);
  });

  it("is not calibrated if no voice of the language is", () => {
    expect(mixVoices(VOICES, MIX, "de")).toMatchObject({ language: "de", calibration: null });
  });
});

it.each([
  ["an unknown voice", "heart*0.75+nobody*0.25", "en"],
  ["a voice that cannot be mixed", "dora*0.75+es_clara*0.25", "es"],
  ["a single voice", "heart", "en"],
  ["a language without voices", MIX, "tr"],
] as const)("there is no mix of or for %s", (_, id, language) => {
  expect(mixVoices(VOICES, id, language)).toBeNull();
});
