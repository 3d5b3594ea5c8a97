import type { Voice } from "@dubdeck/domain";
import { assumedPace } from "@dubdeck/dubbing";
import type { Catalog } from "@dubdeck/speech";
import { expect, it } from "vitest";
import { loadPacing } from "./pacing.ts";

const MIX = "ef_dora*0.6+em_alex*0.4";
const calibration = {
  clearSpeed: 1.15,
  rates: [{ speed: 1, syllablesPerSecond: 6.8, wordErrorRate: 0.02 }],
};
const findVoice = (id: string) => (id === MIX ? ({ id, calibration } as Voice) : null);
const catalog = { voiceFinder: async () => findVoice } as Partial<Catalog> as Catalog;

it("paces a mix by its calibration, and an unknown voice by its language's default", async () => {
  const engines = { catalog } as Parameters<typeof loadPacing>[0]["engines"];
  const timing = { lines: [], sourceLanguage: "en", endMs: 1000 };
  const { voiceOf } = await loadPacing({ engines }, { targetLanguage: "es" }, timing);
  expect(voiceOf(MIX)).toEqual(calibration);
  expect(voiceOf("gone")).toEqual(assumedPace("es"));
  expect(voiceOf(null)).toEqual(assumedPace("es"));
});
