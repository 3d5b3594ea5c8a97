// @vitest-environment happy-dom
import type { Job, JobStatus, VideoListItem } from "@dubdeck/domain";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { addJob, resetJobs, updateJob } from "../dubbing/job-store.ts";
import { CardDub } from "./card-dub.tsx";

const dub = (id: string, status: JobStatus, targetLanguage: "es" | "fr"): Job => ({
  ...queuedJob(id, { videoId: "video", targetLanguage, voicePreset: "auto" }),
  status,
});
const queued = dub("2", "queued", "fr");
const VIDEO: VideoListItem = {
  id: "video",
  filename: "story.mp4",
  durationMs: 34_000,
  width: 640,
  height: 360,
  sizeBytes: 1,
  createdAt: new Date(),
  sourceUrl: "https://s3/story.mp4",
  thumbnailUrl: null,
  newestJob: queued,
};

beforeEach(resetJobs);
afterEach(cleanup);

test("a card shows the progress of the dub that is worked on, then how it ended", () => {
  addJob(queued);
  addJob(dub("1", "processing", "es"));
  const { container } = render(<CardDub video={VIDEO} />);
  act(() => updateJob("1", { progress: 42, stage: "synthesize" }));
  const bar = screen.getByRole<HTMLProgressElement>("progressbar");
  expect([bar.value, bar.getAttribute("aria-label")]).toEqual([
    42,
    "story.mp4: Synthesizing voice...",
  ]);
  expect(container.textContent).toBe("processingSpanish42%");
  act(() => updateJob("1", { status: "completed", outputUrl: "https://s3/dub.mp4" }));
  expect(container.textContent).toBe("queuedFrench0%");
  act(() => updateJob("2", { status: "canceled" }));
  expect(container.textContent).toBe("canceledFrench");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("a video without a dub says so", () => {
  render(<CardDub video={{ ...VIDEO, newestJob: null }} />);
  expect(screen.getByText("No dubs yet")).toBeTruthy();
});
