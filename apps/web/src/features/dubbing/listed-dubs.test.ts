import type { Job, JobStatus, LanguageCode } from "@dubdeck/domain";
import { expect, test } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { bestDub, listedDubs, runningDub } from "./listed-dubs.ts";

const dub = (id: string, targetLanguage: LanguageCode, status: JobStatus): Job => ({
  ...queuedJob(id, { videoId: "video", targetLanguage, voicePreset: "voice" }),
  status,
});

test("a canceled attempt does not hide the finished dub in its language", () => {
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

test("a video opens with its newest finished dub, despite later attempts", () => {
  const failed = dub("4", "fr", "failed");
  const jobs = [failed, dub("3", "es", "processing"), dub("2", "it", "completed")];
  expect(bestDub([...jobs, dub("1", "fr", "completed")])?.id).toBe("2");
  expect(bestDub([failed])?.id).toBe("4");
  expect(bestDub([])).toBeNull();
});

test("the running dub is the one being processed, or else the first in the queue", () => {
  const waiting = [dub("3", "it", "queued"), dub("2", "fr", "queued")];
  expect(runningDub([...waiting, dub("1", "es", "preview_ready")])?.id).toBe("1");
  expect(runningDub([...waiting, dub("1", "es", "completed")])?.id).toBe("2");
  expect(runningDub([dub("2", "fr", "canceled"), dub("1", "es", "failed")])).toBeUndefined();
});
