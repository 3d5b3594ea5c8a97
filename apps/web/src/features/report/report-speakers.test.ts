import { expect, it } from "vitest";
import { mainSpeaker, speakersOf } from "./report-speakers.ts";
import { makeLine, makeUnclear } from "./testing/make-report.ts";

const ann = { speaker: "S1", voice: "ef_dora" };
const bob = { speaker: "S2", voice: "em_alex" };
const SPEAKERS = speakersOf([
  makeUnclear({ ...ann, voice: null, sourceText: "Hm." }),
  makeLine({ ...bob, sourceText: "Who is there?", sourceStartMs: 1000, sourceEndMs: 4000 }),
  makeLine({ ...ann, sourceStartMs: 4000, sourceEndMs: 5000 }),
]);

it("names who speaks, for how long, and by which voice", () => {
  expect(SPEAKERS).toEqual([
    { id: "S1", name: "Speaker 1", voice: "ef_dora", lines: 2, ms: 2000, quote: "Hm." },
    { id: "S2", name: "Speaker 2", voice: "em_alex", lines: 1, ms: 3000, quote: "Who is there?" },
  ]);
});

it("has no number for the one speaker of an engine that tells none apart", () => {
  expect(speakersOf([makeLine({ speaker: null })])).toMatchObject([{ id: "", name: "Speaker" }]);
});

it("gives the dub's voice to whoever speaks most without a voice of their own", () => {
  expect(mainSpeaker(SPEAKERS, {})?.id).toBe("S2");
  expect(mainSpeaker(SPEAKERS, { S2: "em_santa" })?.id).toBe("S1");
  expect(mainSpeaker(SPEAKERS, { S1: "ef_dora", S2: "em_santa" })).toBeUndefined();
});
