import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitLines } from "./fit-lines.ts";
import { planSlots } from "./plan-slots.ts";
import { shareSlots } from "./share-slots.ts";

const utterance = (id: string, startMs: number, endMs: number) => ({
  id,
  startMs,
  endMs,
  text: id,
});
/** Two lines of one breath, a pause, and a line of its own. */
const slots = planSlots(
  [utterance("a", 1000, 3000), utterance("b", 3000, 5000), utterance("c", 6000, 8000)],
  { endMs: 9000 },
);

describe("planSlots", () => {
  it("lets a line borrow the silence up to 80 ms before the next onset, the last up to the end", () => {
    expect(slots.map((slot) => slot.limitMs)).toEqual([3000, 5920, 9000]);
    const bounds = { endMs: 9000, nextOnsetMs: 9500 };
    expect(planSlots([utterance("c", 6000, 8000)], bounds)[0]?.limitMs).toBe(9420);
  });

  it("never reaches beyond the next onset or the end", () => {
    const overlapping = [utterance("a", 0, 2500), utterance("b", 2000, 9900)];
    const ends = planSlots(overlapping, { endMs: 9000 }).map(({ endMs, limitMs }) => [
      endMs,
      limitMs,
    ]);
    expect(ends).toEqual([
      [2000, 2000],
      [9000, 9000],
    ]);
  });
});

describe("shareSlots", () => {
  it("moves the border within a breath to where both lines have one speed", () => {
    const shared = shareSlots(slots, [2400, 1600, 9999]);
    expect(shared[0]).toMatchObject({ startMs: 1000, endMs: 3400, limitMs: 3400 });
    expect(shared[1]).toMatchObject({ startMs: 3400, endMs: 5000, limitMs: 5920 });
    expect(shared[2]).toEqual(slots[2]);
  });

  it("lets the first line of a breath use the silence after the last", () => {
    const clips = [2800, 2600, 2000].map((clipMs) => ({ clipMs, ttsSpeed: 1 }));
    const fits = fitLines(slots, clips);
    expect(fits.map((fit) => fit.speed)).toEqual([1.2, 1.2, 1]);
    expect(fits.map((fit) => fit.startMs)).toEqual([1000, 3333, 6000]);
    expect(fits.map((fit) => fit.trimMs)).toEqual([0, 0, 0]);
  });

  it("has all lines of a breath natural when the silence after it allows", () => {
    const own = fc.array(fc.integer({ min: 300, max: 1500 }), { minLength: 2, maxLength: 4 });
    const length = fc.array(fc.double({ min: 0.9, max: 1.3, noNaN: true }), { minLength: 4 });
    fc.assert(
      fc.property(own, length, (owns, factors) => {
        let endMs = 0;
        const utterances = owns.map((ms, i) => utterance(`${i}`, endMs, (endMs += ms)));
        const clips = owns.map((ms, i) => ({
          clipMs: Math.round(ms * 1.2 * (factors[i] ?? 1)),
          ttsSpeed: 1,
        }));
        const fits = fitLines(planSlots(utterances, { endMs: endMs * 2 }), clips);
        expect(fits.filter((fit) => fit.speed > 1.2 || fit.trimMs > 0)).toEqual([]);
      }),
    );
  });

  it("keeps a line within 1.5 s of its original", () => {
    expect(shareSlots(slots, [9000, 400, 0])[1]?.startMs).toBe(4500);
    expect(shareSlots(slots, [400, 9000, 0])[1]?.startMs).toBe(1500);
  });
});
