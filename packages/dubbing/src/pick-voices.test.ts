import type { Voice } from "@dubdeck/domain";
import { describe, expect, it } from "vitest";
import { pickVoices, type SpeakerProfile } from "./pick-voices.ts";

const voice = (id: string, gender: Voice["gender"], pitchHz: number, more = {}): Voice => ({
  id,
  name: id,
  gender,
  style: "Natural",
  language: "es",
  native: true,
  robotic: false,
  mixable: false,
  custom: false,
  pitchHz,
  calibration: null,
  ...more,
});
const speaker = (id: string, sex: SpeakerProfile["sex"], ms: number, more = {}) => ({
  id,
  sex,
  ms,
  pitchHz: null,
  similarity: {},
  ...more,
});

const VOICES = [
  voice("dora", "female", 200),
  voice("alex", "male", 120),
  voice("santa", "male", 95),
  voice("sara", "female", 230, { native: false }),
];
const BASIC = VOICES.slice(0, 2);
const auto = { preset: "auto" };

describe("automatic voices", () => {
  it("match the speaker's sex and are closest in pitch, regardless of the speakers' order", () => {
    const speakers = [
      speaker("S1", "male", 1000, { pitchHz: 92 }),
      speaker("S2", "female", 9000, { pitchHz: 240 }),
      speaker("S3", "male", 5000, { pitchHz: 125 }),
    ];
    expect(pickVoices(speakers, VOICES, auto)).toEqual({ S1: "santa", S2: "sara", S3: "alex" });
  });

  it("are the most similar ones if pitch does not decide", () => {
    const similar = { pitchHz: 107, similarity: { alex: 0.1, santa: 0.6 } };
    expect(pickVoices([speaker("S1", "male", 1000, similar)], VOICES, auto)).toEqual({
      S1: "santa",
    });
  });

  it.each([
    ["is understood badly", 9, 0.2],
    ["speaks too slowly", 5, 0.01],
  ])("skip the most similar voice if it %s", (_, syllablesPerSecond, wordErrorRate) => {
    const measured = (rate: number, errors: number) => ({
      calibration: {
        clearSpeed: 1,
        rates: [{ speed: 1, syllablesPerSecond: rate, wordErrorRate: errors }],
      },
    });
    const voices = [
      voice("clear", "male", 120, measured(9, 0.01)),
      voice("similar", "male", 95, measured(syllablesPerSecond, wordErrorRate)),
    ];
    const man = speaker("S1", "male", 1000, { pitchHz: 95, similarity: { similar: 0.1 } });
    expect(pickVoices([man], voices, auto)).toEqual({ S1: "clear" });
  });

  it("are the catalogue's first that is not robotic if nothing is known about the speaker", () => {
    const robot = voice("robot", "female", 200, { robotic: true });
    const unknown = speaker("S1", null, 1000);
    expect(pickVoices([unknown], [robot, ...VOICES], auto)).toEqual({ S1: "dora" });
  });

  it("are shared only when all are taken; matching sex then beats a separate voice", () => {
    const men = [speaker("S1", "male", 3000), speaker("S2", "male", 2000)];
    expect(pickVoices(men, BASIC, auto)).toEqual({ S1: "alex", S2: "dora" });
    expect(pickVoices([...men, speaker("S3", "female", 1000)], BASIC, auto)).toEqual({
      S1: "alex",
      S2: "alex",
      S3: "dora",
    });
  });

  it("are neutral only if no better voice is free", () => {
    const voices = [voice("alloy", "neutral", 150), ...BASIC];
    const women = [speaker("S1", "female", 2000), speaker("S2", "female", 1000)];
    expect(pickVoices(women, voices, auto)).toMatchObject({ S1: "dora" });
  });
});

describe("chosen voices", () => {
  const speakers = [
    speaker("S1", "female", 1000),
    speaker("S2", "male", 9000),
    speaker("S3", "male", 5000),
  ];

  it("go only to the speaker who speaks most, regardless of sex", () => {
    expect(pickVoices(speakers, VOICES, { preset: "dora" })).toEqual({
      S1: "sara",
      S2: "dora",
      S3: "alex",
    });
  });

  it("for a speaker win, and the dub's voice goes to the next speaker", () => {
    const wishes = { preset: "dora", bySpeaker: { S2: "santa" } };
    expect(pickVoices(speakers, VOICES, wishes)).toEqual({ S1: "sara", S2: "santa", S3: "dora" });
  });

  it("skip a speaker who was set to automatic", () => {
    const wishes = { preset: "dora", bySpeaker: { S2: "auto" } };
    expect(pickVoices(speakers, VOICES, wishes)).toEqual({ S1: "sara", S2: "alex", S3: "dora" });
  });

  it("may be shared by two speakers if both were given the same one", () => {
    const wishes = { preset: "auto", bySpeaker: { S2: "alex", S3: "alex", S9: "sara" } };
    expect(pickVoices(speakers, VOICES, wishes)).toEqual({ S1: "dora", S2: "alex", S3: "alex" });
  });
});

it("picks nothing without speakers and throws a RangeError without voices", () => {
  expect(pickVoices([], VOICES, auto)).toEqual({});
  expect(() => pickVoices([], [], auto)).toThrow(RangeError);
});
