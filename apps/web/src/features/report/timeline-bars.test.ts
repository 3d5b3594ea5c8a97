import { describe, expect, it } from "vitest";
import { makeLine, makeUnclear } from "./testing/make-report.ts";
import { type Bar, barAt, barKey, layOutLanes, ticksOf } from "./timeline-bars.ts";

const FLAG = { kind: "cut", reason: "Its end is cut off." } as const;
const LINES = [
  makeLine({ id: "a", sourceStartMs: 0, sourceEndMs: 2000, startMs: 100, clipMs: 2100 }),
  makeLine({
    id: "b",
    speaker: "S2",
    sourceStartMs: 1500,
    sourceEndMs: 3000,
    startMs: 1500,
    clipMs: 1000,
    flags: [FLAG],
  }),
  makeUnclear({ id: "c", sourceStartMs: 3000, sourceEndMs: 4000 }),
];

const lanes = layOutLanes(LINES);
const [original, dub] = lanes;
const brief = ({ line: { id }, startMs, endMs, row, flagged }: Bar) =>
  `${id} ${startMs}-${endMs} row ${row}${flagged ? " flagged" : ""}`;

describe("lanes", () => {
  it("show the source where it speaks, and overlapping lines in rows", () => {
    expect(original?.bars.map(brief)).toEqual([
      "a 0-2000 row 0",
      "b 1500-3000 row 1",
      "c 3000-4000 row 0 flagged",
    ]);
    expect(original?.rows).toBe(2);
  });

  it("show the dub where its clips are placed, flags included", () => {
    expect(dub?.bars.map(brief)).toEqual(["a 100-2200 row 0", "b 1500-2500 row 1 flagged"]);
  });

  it("keep their height without lines", () => {
    expect(layOutLanes([]).map(({ bars, rows }) => [bars.length, rows])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe("arrow keys", () => {
  const [first, second, third] = original?.bars ?? [];
  const to = (from: Bar | undefined, key: string) => {
    const next = from && barAt(lanes, from, key);
    return next && barKey(next);
  };

  it("lead along a lane and end with it", () => {
    expect(to(first, "ArrowRight")).toBe("original b");
    expect(to(second, "ArrowLeft")).toBe("original a");
    expect(to(first, "End")).toBe("original c");
    expect(to(third, "Home")).toBe("original a");
    expect(to(first, "ArrowLeft")).toBeUndefined();
    expect(to(third, "ArrowRight")).toBeUndefined();
  });

  it("lead to the same line on the other lane, where it has one", () => {
    expect(to(second, "ArrowDown")).toBe("dub b");
    expect(to(dub?.bars[1], "ArrowUp")).toBe("original b");
    expect(to(third, "ArrowDown")).toBeUndefined();
    expect(to(first, "ArrowUp")).toBeUndefined();
  });
});

it("marks every fifth second", () => {
  expect(ticksOf(11_000)).toEqual([0, 5000, 10_000]);
});
