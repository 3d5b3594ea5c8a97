// @vitest-environment happy-dom
import type { JobStatus } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { trpc } from "../../lib/trpc.ts";
import { JobProgress } from "./job-progress.tsx";
import { queuedJob } from "./queued-job.ts";

afterEach(cleanup);

const JOB = queuedJob("4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10", {
  videoId: "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11",
  targetLanguage: "es",
  voicePreset: "ef_dora",
});

function show(status: JobStatus) {
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <JobProgress job={{ ...JOB, status }} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

test.each(["queued", "processing"] as const)("shows and cancels a %s dub", (status) => {
  show(status);
  expect(screen.getByRole("progressbar")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
});

test.each(["preview_ready", "completed", "failed", "canceled"] as const)(
  "shows nothing of a dub that is %s, which the server would not cancel",
  (status) => {
    show(status);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  },
);
