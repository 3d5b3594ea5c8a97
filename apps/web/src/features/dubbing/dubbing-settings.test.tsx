// @vitest-environment happy-dom
import type { Job, Language, LanguageCode, Voice } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { serialize } from "superjson";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { onToast, type Toast } from "../../lib/toasts.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { DubbingSettings } from "./dubbing-settings.tsx";
import { resetJobs, useJobs } from "./job-store.ts";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const VIDEO = "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11";
const JOB_ID = "4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10";
const OFFERED: Language[] = [
  { code: "es", name: "Spanish", flag: "🇪🇸", available: true },
  { code: "fr", name: "French", flag: "🇫🇷", available: true },
  { code: "it", name: "Italian", flag: "🇮🇹", available: true },
  { code: "tr", name: "Turkish", flag: "🇹🇷", available: false, reason: "no voice" },
];
const DORA: Voice = {
  id: "ef_dora",
  name: "Dora",
  gender: "female",
  style: "Warm",
  language: "es",
  native: true,
  robotic: false,
  mixable: false,
  custom: false,
  pitchHz: null,
  calibration: null,
};
const ANNA: Voice = { ...DORA, id: "ef_dora*0.6+em_alex*0.4", name: "Anna", custom: true };
const toasts: Toast[] = [];

beforeEach(() => {
  loaders.catalog.languages.setData(undefined, OFFERED);
  loaders.catalog.voices.setData({ lang: "es" }, [DORA]);
  loaders.catalog.voices.setData({ lang: "fr" }, [{ ...DORA, id: "ff_siwis", language: "fr" }]);
  toasts.length = 0;
  onToast((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  resetJobs();
  vi.unstubAllGlobals();
});

/** Renders the sheet's form for a video with these dubs. */
function show(jobs: Job[], from: Job | null, onStarted = vi.fn<(id: string) => void>()) {
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider>
          <DubbingSettings videoId={VIDEO} jobs={jobs} from={from} onStarted={onStarted} />
        </Tooltip.Provider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return onStarted;
}

/** Renders the form for a new dub and fills it in. */
function fillIn(jobs: Job[]) {
  const onStarted = show(jobs, null);
  fireEvent.change(screen.getByLabelText("Target Language"), { target: { value: "es" } });
  fireEvent.change(screen.getByLabelText("AI Voice"), { target: { value: "ef_dora" } });
  return onStarted;
}

/** Mocks the response of jobs.create; returns the recorded requests. */
function answerCreate(answer: object, status = 200) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes("jobs.create")) asked.push(JSON.parse(body ?? "")["0"].json);
    return new Response(JSON.stringify([answer]), { status });
  });
  return asked;
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Start/ });

test("a language begins with its name, so that typing it finds it", () => {
  fillIn([]);
  const language = within(screen.getByLabelText("Target Language"));
  expect(language.getByRole("option", { name: /Spanish/ }).textContent).toMatch(/^Spanish/);
});

/** Builds the response for queued dubs into these languages. */
const created = (...languages: LanguageCode[]) => ({
  result: {
    data: serialize(
      languages.map((targetLanguage, i) =>
        queuedJob(i === 0 ? JOB_ID : `job-${i}`, {
          videoId: VIDEO,
          targetLanguage,
          voicePreset: "auto",
        }),
      ),
    ),
  },
});

test("a double click starts one dub", async () => {
  const asked = answerCreate(created("es"));
  const onStarted = fillIn([]);
  await act(async () => {
    button().click();
    button().click();
  });
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledExactlyOnceWith(JOB_ID));
  expect(asked).toHaveLength(1);
  expect(toasts.map(({ title }) => title)).toEqual(["Dubbing Started"]);
});

test("requests several languages in the order picked, with automatic voices", async () => {
  const asked = answerCreate(created("es", "it", "fr"));
  const onStarted = fillIn([]);
  fireEvent.click(screen.getByRole("checkbox", { name: /Italian/ }));
  fireEvent.click(screen.getByRole("checkbox", { name: /French/ }));
  const voice = screen.getByLabelText<HTMLSelectElement>("AI Voice");
  expect([voice.value, voice.disabled]).toEqual(["auto", true]);
  await act(async () => button().click());
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledExactlyOnceWith(JOB_ID));
  expect(asked).toMatchObject([
    { targetLanguages: ["es", "it", "fr"], voicePreset: "auto", voices: {} },
  ]);
  expect(useJobs.getState().activeIds.size).toBe(3);
});

test("a custom voice stays when the language changes, and speaks several languages", async () => {
  for (const lang of ["es", "fr"] as const) {
    loaders.catalog.voices.setData({ lang }, [DORA, { ...ANNA, language: lang }]);
  }
  const asked = answerCreate(created("fr", "it"));
  fillIn([]);
  fireEvent.change(screen.getByLabelText("AI Voice"), { target: { value: ANNA.id } });
  fireEvent.change(screen.getByLabelText("Target Language"), { target: { value: "fr" } });
  const voice = screen.getByLabelText<HTMLSelectElement>("AI Voice");
  expect(voice.value).toBe(ANNA.id);
  fireEvent.click(screen.getByRole("checkbox", { name: /Italian/ }));
  const offered = screen.getByLabelText<HTMLSelectElement>("AI Voice");
  expect([...offered.options].map(({ value }) => value)).toEqual(["auto", ANNA.id]);
  await act(async () => button().click());
  await vi.waitFor(() =>
    expect(asked).toMatchObject([{ targetLanguages: ["fr", "it"], voicePreset: ANNA.id }]),
  );
});

test("tells plans without custom voices where to get them", () => {
  fillIn([]);
  expect(screen.getByText(/mixed from two others, are part of the Enterprise plan/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/app/billing");
});

test("the language that becomes the first is not offered again; one language has its own voice", () => {
  fillIn([]);
  fireEvent.click(screen.getByRole("checkbox", { name: /French/ }));
  fireEvent.change(screen.getByLabelText("Target Language"), { target: { value: "fr" } });
  expect(screen.queryByRole("checkbox", { name: /French/ })).toBeNull();
  expect(screen.getByRole("checkbox", { name: /Spanish/ })).toHaveProperty("checked", false);
  expect(screen.queryByRole("checkbox", { name: /Turkish/ })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>("AI Voice").disabled).toBe(false);
});

const EARLIER = {
  videoId: VIDEO,
  targetLanguage: "es",
  voicePreset: "ef_dora",
  voices: { S2: "ef_dora" },
  background: "duck",
  dualAudio: true,
  review: true,
  burnSubtitles: true,
  sourceLanguage: "sv",
} as const;
const failed: Job = { ...queuedJob(JOB_ID, EARLIER), status: "failed" };

test("a dub that follows another begins with its settings", async () => {
  const { targetLanguage: _, ...others } = EARLIER;
  const asked = answerCreate(created("es"));
  show([failed], failed);
  const spoken = screen.getByLabelText<HTMLSelectElement>("Spoken language");
  expect(spoken.selectedOptions[0]?.text).toBe("Swedish");
  await act(async () => button().click());
  await vi.waitFor(() => expect(asked).toEqual([{ ...others, targetLanguages: ["es"] }]));
});

test("a language that was detected is shown, and detected again", async () => {
  const asked = answerCreate(created("es"));
  show([failed], { ...failed, languageDetected: true });
  expect(screen.getByLabelText<HTMLSelectElement>("Spoken language").value).toBe("");
  expect(screen.getByText("Detected last time: Swedish.")).toBeTruthy();
  await act(async () => button().click());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).not.toHaveProperty("sourceLanguage");
});

test("the spoken language can be left to be detected again", async () => {
  const asked = answerCreate(created("es"));
  show([failed], failed);
  fireEvent.change(screen.getByLabelText("Spoken language"), { target: { value: "" } });
  await act(async () => button().click());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).not.toHaveProperty("sourceLanguage");
});

test("voices that the plan no longer offers have to be chosen again", () => {
  show([failed], { ...failed, voicePreset: "gone", voices: { S2: "gone" } });
  expect(screen.getByLabelText<HTMLSelectElement>("AI Voice").value).toBe("");
  expect(button().disabled).toBe(true);
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

test("a dub that waits for review lets another one start", () => {
  const request = { videoId: VIDEO, targetLanguage: "fr", voicePreset: "auto" } as const;
  fillIn([{ ...queuedJob(JOB_ID, request), status: "review" }]);
  expect(button().disabled).toBe(false);
});

test("shows an exhausted quota in the form, with a link to upgrade", async () => {
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
