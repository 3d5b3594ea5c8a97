import { expect, it } from "vitest";
import { barLabel } from "./line-words.ts";
import { makeLine } from "./testing/make-report.ts";
import { layOutLanes } from "./timeline-bars.ts";

it("names what a click plays, the speaker, the voice and the flags", () => {
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
