// @vitest-environment happy-dom
import type { JobStatus } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { trpc } from "../../lib/trpc.ts";
import { JobProgress } from "./job-progress.tsx";
import { useConnection } from "./job-socket.ts";
import { addJob, resetJobs, updateJob, useJobs } from "./job-store.ts";

afterEach(() => {
  cleanup();
  resetJobs();
  useConnection.setState("connecting", true);
  vi.useRealTimers();
});

const JOB = queuedJob("4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10", {
  videoId: "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11",
  targetLanguage: "es",
  voicePreset: "ef_dora",
});

const show = (status: JobStatus) => renderPage(<JobProgress job={{ ...JOB, status }} />);

function renderPage(children: ReactNode) {
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>,
  );
}

/** Renders the card from the job store, as the page does. */
function Live() {
  const job = useJobs((state) => state.jobs[JOB.id]);
  return job ? <JobProgress job={job} /> : null;
}

test.each(["queued", "processing"] as const)("shows and cancels a %s dub", (status) => {
  show(status);
  expect(screen.getByRole("progressbar")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
});

test.each(["review", "preview_ready", "completed", "failed", "canceled"] as const)(
  "shows no progress of a dub that is %s",
  (status) => {
    show(status);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("counts down from the server's estimate to 'almost done', and pauses while disconnected", () => {
  vi.useFakeTimers();
  useConnection.setState("connected", true);
  addJob({ ...JOB, status: "processing", stage: "synthesize", timeLeftMs: 58_000 });
  renderPage(<Live />);
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const says = (text: string) => expect(screen.getByText(text)).toBeTruthy();

  says("About a minute left");
  wait(4000);
  says("About 55 seconds left");
  act(() => useConnection.setState("lost", true));
  wait(600_000);
  says("About 55 seconds left");

  act(() => {
    useConnection.setState("connected", true);
    updateJob(JOB.id, { timeLeftMs: 12_000 });
  });
  says("About 15 seconds left");
  wait(8000);
  says("Almost done…");
  wait(60_000);
  says("Almost done…");
});
