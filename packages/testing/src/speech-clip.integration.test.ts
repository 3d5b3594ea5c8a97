import { readFile, stat } from "node:fs/promises";
import { probe } from "@dubdeck/media";
import { expect, inject, it } from "vitest";
import { z } from "zod";
import { makeSpeechClip, type SpeechClip } from "./speech-clip.ts";

const clip: SpeechClip = {
  name: "test",
  background: { kind: "noise", below: 25 },
  turns: [
    { speaker: "anna", voice: "af_heart", text: "Good morning, [900] dear friends." },
    { speaker: "ben", voice: "am_michael", gapMs: 1000, text: "Good morning to you." },
  ],
};
const referenceSchema = z.object({
  speakers: z.number(),
  utterances: z.array(
    z.object({ speaker: z.string(), start: z.number(), end: z.number(), text: z.string() }),
  ),
});

it("makes a video whose speech is where its script says", async () => {
  const { STT_BASE_URL, TTS_BASE_URL } = inject("services");
  const files = await makeSpeechClip(clip, TTS_BASE_URL);
  const reference = referenceSchema.parse(JSON.parse(await readFile(files.reference, "utf8")));
  expect(reference).toMatchObject({
    speakers: 2,
    utterances: [
      { speaker: "anna", start: 1, text: "Good morning, dear friends." },
      { speaker: "ben", text: "Good morning to you." },
    ],
  });
  const [first, second] = reference.utterances;
  expect((second?.start ?? 0) - (first?.end ?? 0)).toBeCloseTo(1, 2);
  const { durationMs } = await probe(files.video);
  expect(Math.abs(durationMs - (second?.end ?? 0) * 1000 - 1000)).toBeLessThan(100);

  const regions = await regionsOf(files.voice, STT_BASE_URL);
  const starts = regions.map(({ start_ms }) => start_ms);
  expect(regions).toHaveLength(3);
  expect(Math.abs((starts[0] ?? 0) - (first?.start ?? 0) * 1000)).toBeLessThan(200);
  expect(Math.abs((starts[2] ?? 0) - (second?.start ?? 0) * 1000)).toBeLessThan(200);

  const made = (await stat(files.video)).mtimeMs;
  expect((await stat((await makeSpeechClip(clip, TTS_BASE_URL)).video)).mtimeMs).toBe(made);
});

async function regionsOf(path: string, baseUrl: string): Promise<{ start_ms: number }[]> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await readFile(path))]), "voice.wav");
  const answer = await fetch(`${baseUrl}/audio/regions`, { method: "POST", body: form });
  return z
    .object({ regions: z.array(z.object({ start_ms: z.number() })) })
    .parse(await answer.json()).regions;
}
