import { expect, it } from "vitest";
import { scoreTable } from "./score-table.ts";

it("prints one row per dub, with a dash for missing measurements", () => {
  const table = scoreTable([
    {
      file: "talk.mp4",
      to: "es",
      lines: 12,
      naturalShare: 0.96,
      cutShare: 0,
      onsetErrorP95Ms: 214,
      coverage: 0.934,
      wordErrorRate: 0.081,
      speakers: 2,
      voices: 2,
      expectedSpeakers: 3,
      inventedLines: 1,
      originalVoiceDb: -21.44,
      backgroundUnderSpeechDb: null,
      backgroundInGapsDb: 0.04,
      loudnessLufs: -16.02,
      truePeakDbtp: -1.2,
    },
  ]);
  const [heading = "", , row] = table.split("\n");
  expect(heading.split("|")).toHaveLength(17);
  expect(row).toBe(
    "| talk.mp4 | es | 12 | 96 % | 0 % | 0.21 s | 0.93 | 0.08 | 2 of 3 / 2 | 1 | -21.4 dB | – | 0.0 dB | -16.0 LUFS | -1.2 dBTP |",
  );
});
