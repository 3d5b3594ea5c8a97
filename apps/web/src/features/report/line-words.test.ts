import { expect, it } from "vitest";
import { barLabel } from "./line-words.ts";
import { makeLine } from "./testing/make-report.ts";
import { layOutLanes } from "./timeline-bars.ts";

it("says what a press plays, who speaks by which voice, and what is wrong", () => {
  const reason = "Its end is cut off.";
  const line = makeLine({ startMs: 4200, flags: [{ kind: "cut", reason }] });
  const labels = layOutLanes([line]).flatMap(({ bars }) =>
    bars.map((bar) => barLabel(bar, () => "Dora")),
  );
  expect(labels).toEqual([
    "Play original at 0:00: Good morning. · Speaker 1",
    "Play dub at 0:04: Buenos días. · Speaker 1 · Dora · Its end is cut off.",
  ]);
});
