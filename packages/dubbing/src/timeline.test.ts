import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import story from "../fixtures/story.json" with { type: "json" };
import { buildUtterances } from "./build-utterances.ts";
import { MAX_SPEED, MIN_SPEED, seedSpeed } from "./fit-clip.ts";
import { fitLines } from "./fit-lines.ts";
import { fittedLineSchema, type FittedLine } from "./fitted-line.ts";
import { overlapMs } from "./interval.ts";
import { placeClips } from "./place-clips.ts";
import { planChunks } from "./plan-chunks.ts";
import { planSlots } from "./plan-slots.ts";
import { qualityReport, reportSchema } from "./report.ts";
import { estimateMs, initialSpeechRate } from "./speech-rate.ts";
import type { Utterance } from "./transcript.ts";

const RATE = 48_000;
const rate = initialSpeechRate("es");

/** Dubs one chunk's utterances with an engine that speaks each line `drawl` times as long as expected. */
function dub(
  utterances: readonly Utterance[],
  endMs: number,
  drawl: readonly number[],
): FittedLine[] {
  const slots = planSlots(utterances, { endMs });
  const clips = slots.map((slot, i) => {
    const text = utterances[i]?.text ?? "";
    const ttsSpeed = seedSpeed({ text, slot, rate });
    const naturalMs = estimateMs(text, rate) * (drawl[i % drawl.length] ?? 1);
    return { clipMs: Math.round(naturalMs / ttsSpeed), ttsSpeed };
  });
  const fits = fitLines(slots, clips);
  return slots.flatMap((slot, i) => {
    const { id = "", text = "" } = utterances[i] ?? {};
    const fit = fits[i];
    return fit ? [{ id, sourceText: text, text, slot, fit, clipKey: `clips/${id}` }] : [];
  });
}

describe("the speech timeline", () => {
  it("dubs the story with its onsets kept and nothing lost", () => {
    const regions = story.utterances.map(({ start, end }) => ({
      startMs: Math.round(start * 1000),
      endMs: Math.round(end * 1000),
    }));
    const words = story.utterances.flatMap(({ text }, i) => {
      const { startMs = 0, endMs = 0 } = regions[i] ?? {};
      const all = text.split(" ");
      const at = (n: number): number => startMs + ((endMs - startMs) * n) / all.length;
      return all.map((word, n) => ({ text: ` ${word}`, startMs: at(n), endMs: at(n + 1) }));
    });
    const durationMs = Math.round(story.duration * 1000);
    const utterances = buildUtterances({ idPrefix: "0", words, regions });
    const lines = dub(utterances, durationMs, [1.25, 1.1, 1.3]);
    const placements = placeClips(lines, RATE, durationMs * 48);
    const starts = placements.map(({ startSample }) => startSample / 48);
    for (const { startMs } of regions) expect(starts).toContain(startMs);
    const report = qualityReport({
      lines,
      placements,
      sampleRate: RATE,
      sourceMs: durationMs,
      outputMs: durationMs,
      loudness: { integratedLufs: -16, truePeakDbtp: -1.5 },
    });
    expect(reportSchema.parse(report).job).toMatchObject({
      lines: 7,
      collisions: 0,
      onsetErrorP95Ms: 0,
      shareAtMost1_2: 1,
      driftMs: 0,
    });
    expect(report.lines.filter((line) => line.reason)).toEqual([]);
  });

  it("overlaps nothing, stays in the source and within the speeds, and loses no line", () => {
    const word = fc.record({
      text: fc.stringMatching(/^ [a-z]{1,12}[.,]?$/),
      pauseMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1500 })),
      ms: fc.integer({ min: 20, max: 900 }),
    });
    const speech = fc.array(word, { minLength: 1, maxLength: 300, size: "max" });
    const drawls = fc.array(fc.double({ min: 0.2, max: 3, noNaN: true }), { minLength: 1 });
    const tail = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(speech, drawls, fc.boolean(), tail, (said, drawl, heard, tailMs) => {
        const { words, pauses, endMs } = layOut(said);
        const durationMs = endMs + tailMs;
        const lines = planChunks(pauses, durationMs).flatMap((chunk) => {
          const own = words.filter((each) => overlapMs(each, chunk) > 0);
          const input = { idPrefix: `${chunk.index}`, words: own, regions: heard ? [chunk] : null };
          return dub(buildUtterances(input), chunk.endMs, drawl);
        });
        const placements = placeClips(lines, RATE, durationMs * 48);

        expect(lines.map((line) => line.sourceText).join(" ")).toBe(
          said.map((each) => each.text.trim()).join(" "),
        );
        expect(placements.map((placement) => placement.utteranceId)).toEqual(
          lines.map((line) => line.id),
        );
        for (const [i, line] of lines.entries()) {
          const { fit } = fittedLineSchema.parse(JSON.parse(JSON.stringify(line)));
          expect(fit.speed).toBeGreaterThanOrEqual(MIN_SPEED);
          expect(fit.speed).toBeLessThanOrEqual(MAX_SPEED);
          const { startSample = 0, lengthSamples = 0 } = placements[i] ?? {};
          expect(startSample).toBe(fit.startMs * 48);
          expect(lengthSamples).toBe(fit.clipMs * 48);
          expect(lengthSamples).toBeGreaterThan(0);
          expect(startSample + lengthSamples).toBeLessThanOrEqual(
            placements[i + 1]?.startSample ?? durationMs * 48,
          );
        }
      }),
    );
  });
});

/** Words one after the other, with the pauses between them. */
function layOut(said: readonly { text: string; pauseMs: number; ms: number }[]) {
  let endMs = 0;
  const timed = said.map(({ text, pauseMs, ms }) => {
    const pause = { startMs: endMs, endMs: endMs + pauseMs };
    endMs = pause.endMs + ms;
    return { pause, word: { text, startMs: pause.endMs, endMs } };
  });
  return { words: timed.map(({ word }) => word), pauses: timed.map(({ pause }) => pause), endMs };
}
