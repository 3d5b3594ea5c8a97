// @vitest-environment happy-dom
import { type Job, JOB_FAILURES, type JobFailureCode } from "@dubdeck/domain";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { DubActions } from "./dub-actions.tsx";

afterEach(cleanup);

const request = { videoId: "video", targetLanguage: "es", voicePreset: "ef_dora" } as const;

function buttonsAfter(failureCode: JobFailureCode | null): (string | null)[] {
  const job: Job = { ...queuedJob("job", request), status: "failed", failureCode };
  const nothing = vi.fn<() => void>();
  render(<DubActions job={job} anyActive={false} onPlay={nothing} onConfigure={nothing} />);
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  cleanup();
  return names;
}

test("offers Retry only after failures that a retry can fix", () => {
  const codes = Object.keys(JOB_FAILURES) as JobFailureCode[];
  const mendable = codes.filter((code) => buttonsAfter(code).includes("Retry Dubbing"));
  expect(mendable).toEqual(["ENGINE_REJECTED", "REVIEW_EXPIRED", "INTERNAL"]);
});

test("allows a new dub after any failure, even before its reason is known", () => {
  expect(buttonsAfter(null)).toEqual(["Create New Dub"]);
  expect(buttonsAfter("NO_SPEECH")).toEqual(["Create New Dub"]);
  expect(buttonsAfter("INTERNAL")).toEqual(["Retry Dubbing", "Create New Dub"]);
});
