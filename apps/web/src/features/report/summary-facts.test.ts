import { expect, it } from "vitest";
import { summaryFacts } from "./summary-facts.ts";
import { makeReport } from "./testing/make-report.ts";

const textsOf = (...args: Parameters<typeof makeReport>) =>
  summaryFacts(makeReport(...args)).map(({ label, value, hint }) => `${label}: ${value} ${hint}`);

it("says what was dubbed and how, before anyone listened", () => {
  expect(textsOf({ lines: 12, dubbed: 12 })).toEqual([
    "Lines dubbed: 12 of 12 every line that was heard",
    "Natural pace: 100% as fast as people speak",
    "Cut off: None lines whose end did not fit",
  ]);
});

it("counts what was left out, cut and hurried", () => {
  const job = { lines: 20, dubbed: 17, unclear: 2, naturalShare: 0.876, cutShare: 1 / 17 };
  expect(textsOf(job).slice(0, 3)).toEqual([
    "Lines dubbed: 17 of 20 3 left in the original, 2 of them unclear",
    "Natural pace: 88% as fast as people speak",
    "Cut off: 6% lines whose end did not fit",
  ]);
});

it("says so when only unclear lines were left out", () => {
  expect(textsOf({ lines: 21, dubbed: 18, unclear: 3 })[0]).toBe(
    "Lines dubbed: 18 of 21 3 unclear, left in the original",
  );
});

it("says what a listener heard", () => {
  const heard = { coverage: 0.9625, onsetErrorP95Ms: 90, wordErrorRate: 0.104 };
  expect(textsOf({ heard }).slice(3)).toEqual([
    "Speech covered: 96% by the dub, of what is spoken",
    "Starts on time: within 0.09 s of the original, 95% of the lines",
    "Words misheard: 10% by a recogniser that listened",
  ]);
});
