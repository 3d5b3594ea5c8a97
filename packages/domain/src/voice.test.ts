import { expect, it } from "vitest";
import { type Voice, voicesOfTier } from "./voice.ts";

const voice = (id: string, gender: Voice["gender"], language: Voice["language"]): Voice => ({
  id,
  gender,
  language,
  name: id,
  style: "Natural",
  native: true,
  robotic: false,
  mixable: false,
  custom: false,
  pitchHz: null,
  calibration: null,
});
const all = [
  voice("em_alex", "male", "es"),
  voice("em_santa", "male", "es"),
  voice("ef_dora", "female", "es"),
  voice("robot", "neutral", "es"),
  voice("ff_siwis", "female", "fr"),
];

it("offers one female and one male voice per language to the basic tier", () => {
  const ids = voicesOfTier(all, "basic").map(({ id }) => id);
  expect(ids).toEqual(["em_alex", "ef_dora", "ff_siwis"]);
});

it.each(["premium", "custom"] as const)("offers all voices to the %s tier", (tier) => {
  expect(voicesOfTier(all, tier)).toEqual(all);
});
