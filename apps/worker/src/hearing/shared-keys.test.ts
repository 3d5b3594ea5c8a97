import { expect, it } from "vitest";
import { sharedHearingKeys, sharedBedKey } from "./shared-keys.ts";

const video = { id: "video", sourceKey: "users/u/uploads/1/source.mp4" };
const job = { userId: "u", video } as Parameters<typeof sharedHearingKeys>[1];

/** Returns the key of the transcripts that these engines produce. */
async function hearing(model = "whisper-base", speakers: string | null = "campplus") {
  const engines = {
    transcriber: { model: async () => model },
    speakers: speakers && { model: speakers },
  } as unknown as Parameters<typeof sharedHearingKeys>[0]["engines"];
  return async (of: typeof job, choice: Parameters<typeof sharedHearingKeys>[2]) =>
    (await sharedHearingKeys({ engines }, of, choice)).heard(0);
}

it("keys transcripts by source, track, language and models", async () => {
  const usual = await hearing();
  const other = { ...job, video: { ...job.video, sourceKey: "users/u/uploads/2/source.mp4" } };
  const all = await Promise.all([
    usual(job, {}),
    usual(other, {}),
    usual(job, { audioTrack: 1 }),
    usual(job, { language: "en" }),
    (await hearing("whisper-small"))(job, {}),
    (await hearing("whisper-base", null))(job, {}),
  ]);
  expect(new Set(all).size).toBe(all.length);
  expect(await usual(job, {})).toBe(all[0]);
});

it("keys a bed by source, track and model", () => {
  const other = { ...job, video: { ...job.video, sourceKey: "users/u/uploads/2/source.mp4" } };
  const all = [
    sharedBedKey("a", job, undefined),
    sharedBedKey("b", job, undefined),
    sharedBedKey("a", job, 1),
    sharedBedKey("a", other, undefined),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(sharedBedKey("a", job, undefined)).toBe(all[0]);
});
