// @vitest-environment happy-dom
import type { Job, Language, Voice } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { onToast, type Toast } from "../../lib/toasts.ts";
import { DubbingSettings } from "./dubbing-settings.tsx";
import { resetJobs } from "./job-store.ts";
import { queuedJob } from "./queued-job.ts";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const VIDEO = "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11";
const JOB_ID = "4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10";
const SPANISH: Language = { code: "es", name: "Spanish", flag: "🇪🇸", available: true };
const DORA: Voice = {
  id: "ef_dora",
  name: "Dora",
  gender: "female",
  style: "Warm",
  language: "es",
  native: true,
  robotic: false,
  pitchHz: null,
  calibration: null,
};
const toasts: Toast[] = [];

beforeEach(() => {
  loaders.catalog.languages.setData(undefined, [SPANISH]);
  loaders.catalog.voices.setData({ lang: "es" }, [DORA]);
  toasts.length = 0;
  onToast((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  resetJobs();
  vi.unstubAllGlobals();
});

/** Shows the sheet's form for a video with these dubs, and fills it in. */
function fillIn(jobs: Job[], onStarted = vi.fn<(id: string) => void>()) {
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider>
          <DubbingSettings videoId={VIDEO} jobs={jobs} onStarted={onStarted} />
        </Tooltip.Provider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  fireEvent.change(screen.getByLabelText("Target Language"), { target: { value: "es" } });
  fireEvent.change(screen.getByLabelText("AI Voice"), { target: { value: "ef_dora" } });
  return onStarted;
}

/** The server's answers to jobs.create; counts how often it is asked. */
function answerCreate(answer: object, status = 200) {
  let asked = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("jobs.create")) asked += 1;
    return new Response(JSON.stringify([answer]), { status });
  });
  return () => asked;
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Start/ });

test("a language begins with its name, so that typing it finds it", () => {
  fillIn([]);
  expect(screen.getByRole("option", { name: /Spanish/ }).textContent).toMatch(/^Spanish/);
});

test("a double click starts one dub", async () => {
  const asked = answerCreate({ result: { data: { json: { jobId: JOB_ID } } } });
  const onStarted = fillIn([]);
  await act(async () => {
    button().click();
    button().click();
  });
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledExactlyOnceWith(JOB_ID));
  expect(asked()).toBe(1);
  expect(toasts.map(({ title }) => title)).toEqual(["Dubbing Started"]);
});

test.each(["queued", "processing", "preview_ready"] as const)(
  "while a dub of the video is %s, no other can be started, and the form says why",
  (status) => {
    const request = { videoId: VIDEO, targetLanguage: "fr", voicePreset: "auto" } as const;
    fillIn([{ ...queuedJob(JOB_ID, request), status }]);
    expect(button().disabled).toBe(true);
    expect(screen.getByText("A dub into French is under way")).toBeTruthy();
  },
);

test("a quota that is used up stands in the form, with the way to upgrade", async () => {
  const message = "This video needs 1:00 minutes; you have 0:30 minutes left.";
  answerCreate({ error: { json: { message, code: -32000, data: { httpStatus: 402 } } } }, 402);
  fillIn([]);
  await act(async () => button().click());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(message);
  expect(screen.getByRole("link", { name: "Upgrade your plan" }).getAttribute("href")).toBe(
    "/app/billing",
  );
  expect(toasts.at(-1)?.title).toBe("Failed to Start Dubbing");
});
