// @vitest-environment happy-dom
import type { Job, Video } from "@dubdeck/domain";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { queuedJob } from "./testing/queued-job.ts";
import { usePlayer } from "./use-player.ts";

const VIDEO: Video = {
  id: "video",
  filename: "story.mp4",
  durationMs: 60_000,
  width: 1280,
  height: 720,
  sizeBytes: 1,
  createdAt: new Date(),
  sourceUrl: "https://files.example/source.mp4",
  thumbnailUrl: null,
};
const QUEUED = queuedJob("job", { videoId: "video", targetLanguage: "es", voicePreset: "auto" });
const DONE: Job = { ...QUEUED, status: "completed", outputUrl: "https://files.example/dub.mp4" };

const player = (job: Job | null) => renderHook(() => usePlayer(VIDEO, job)).result;

test("the dub plays first; while there is none to wait for, the original", () => {
  expect(player(DONE).current).toMatchObject({ track: "dub", url: DONE.outputUrl });
  expect(player(QUEUED).current).toMatchObject({ track: "dub", url: null });
  const original = { track: "original", url: VIDEO.sourceUrl };
  expect(player(null).current).toMatchObject(original);
  expect(player({ ...QUEUED, status: "failed" }).current).toMatchObject(original);
});

test("what was chosen stays", () => {
  const result = player(DONE);
  act(() => result.current.setTrack("original"));
  expect(result.current).toMatchObject({ track: "original", url: VIDEO.sourceUrl });
});
