import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

const line = { id: "1", sourceText: "Hello.", text: "Hola." };

it("reads a line's source interval, dubbed interval, speaker and voice", () => {
  const timed = { sourceStartMs: 1000, sourceEndMs: 2000, startMs: 1100, clipMs: 800, cutMs: 40 };
  const said = { speaker: "S1", voice: "em_alex", naturalRate: 9.1, flags: [] };
  expect(readLines({ lines: [{ ...line, ...timed, ...said }], job: {} })).toEqual([
    {
      ...line,
      speaker: "S1",
      voice: "em_alex",
      naturalRate: 9.1,
      cutMs: 40,
      source: { startMs: 1000, endMs: 2000 },
      clip: { startMs: 1100, endMs: 1900 },
    },
  ]);
});

it("reads a line that keeps the original", () => {
  const kept = { text: null, startMs: null, clipMs: null, sourceStartMs: 1000, sourceEndMs: 2000 };
  expect(readLines({ lines: [{ ...line, ...kept }] })[0]).toMatchObject({ text: null, clip: null });
});

it("reads reports without speakers", () => {
  const timed = { startMs: 1000, slotMs: 1500, clipMs: 800, overflowMs: 20 };
  expect(readLines({ lines: [{ ...line, ...timed }] })[0]).toMatchObject({
    speaker: null,
    voice: null,
    naturalRate: null,
    cutMs: 20,
    source: { startMs: 1000, endMs: 2500 },
  });
});
