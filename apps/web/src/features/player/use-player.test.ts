// @vitest-environment happy-dom
import type { Job, Video } from "@dubdeck/domain";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { useStableUrl, usePlayer } from "./use-player.ts";

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

test("keeps the chosen track", () => {
  const result = player(DONE);
  act(() => result.current.setTrack("original"));
  expect(result.current).toMatchObject({ track: "original", url: VIDEO.sourceUrl });
});

function hold(first: string | null) {
  const { result, rerender } = renderHook(useStableUrl, { initialProps: first });
  const offer = (next: string | null) => {
    rerender(next);
    return result.current.url;
  };
  return { offer, fail: () => act(() => result.current.fail()), url: () => result.current.url };
}

test("another signature of the same file changes nothing, another file does", () => {
  const { offer } = hold("https://s3/preview.mp4?sig=1");
  expect(offer("https://s3/preview.mp4?sig=2")).toBe("https://s3/preview.mp4?sig=1");
  expect(offer("https://s3/dub.mp4?sig=3")).toBe("https://s3/dub.mp4?sig=3");
  expect(offer(null)).toBeNull();
});

test("replaces a URL that no longer plays", () => {
  const { offer, fail, url } = hold("https://s3/dub.mp4?sig=1");
  fail();
  expect(url()).toBe("https://s3/dub.mp4?sig=1");
  expect(offer("https://s3/dub.mp4?sig=2")).toBe("https://s3/dub.mp4?sig=2");
  expect(offer("https://s3/dub.mp4?sig=3")).toBe("https://s3/dub.mp4?sig=2");
});

test("switches at once if a new URL was offered before the old one failed", () => {
  const { offer, fail, url } = hold("https://s3/dub.mp4?sig=1");
  offer("https://s3/dub.mp4?sig=2");
  fail();
  expect(url()).toBe("https://s3/dub.mp4?sig=2");
});
