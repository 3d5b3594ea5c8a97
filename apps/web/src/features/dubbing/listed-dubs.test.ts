import type { Job, JobStatus, LanguageCode } from "@dubdeck/domain";
import { expect, test } from "vitest";
import { bestDub, listedDubs } from "./listed-dubs.ts";
import { queuedJob } from "./queued-job.ts";

const dub = (id: string, targetLanguage: LanguageCode, status: JobStatus): Job => ({
  ...queuedJob(id, { videoId: "video", targetLanguage, voicePreset: "voice" }),
  status,
});

test("a canceled try does not hide the finished dub of its language", () => {
  const jobs = [
    dub("6", "fr", "canceled"),
    dub("5", "es", "processing"),
    dub("4", "fr", "failed"),
    dub("3", "fr", "completed"),
    dub("2", "fr", "completed"),
    dub("1", "it", "completed"),
  ];
  expect(listedDubs(jobs).map(({ id }) => id)).toEqual(["6", "5", "3", "1"]);
});

test("a video opens with its newest finished dub, whatever was tried since", () => {
  const failed = dub("4", "fr", "failed");
  const jobs = [failed, dub("3", "es", "processing"), dub("2", "it", "completed")];
  expect(bestDub([...jobs, dub("1", "fr", "completed")])?.id).toBe("2");
  expect(bestDub([failed])?.id).toBe("4");
  expect(bestDub([])).toBeNull();
});
