// @vitest-environment happy-dom
import type { Voice } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import type { Player } from "../player/use-player.ts";
import { DubReport } from "./dub-report.tsx";
import type { Report } from "./report.ts";
import { makeLine, makeReport, makeUnclear } from "./testing/make-report.ts";

const VIDEO_ID = "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11";
const JOB = queuedJob("4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10", {
  videoId: VIDEO_ID,
  targetLanguage: "es",
  voicePreset: "auto",
});
const VOICE = { id: "ef_dora", name: "Dora" } as Voice;
loaders.catalog.voices.setData({ lang: "es" }, [VOICE]);
const playFrom = vi.fn<Player["playFrom"]>();

afterEach(() => {
  cleanup();
  playFrom.mockClear();
});

function show(report: Report | null) {
  loaders.jobs.report.setData({ id: JOB.id }, report);
  const player = { ref: { current: null }, url: null, playFrom } as unknown as Player;
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <DubReport job={JOB} durationMs={9000} player={player} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

const LINES = [
  makeLine({ id: "a", startMs: 100 }),
  makeUnclear({ id: "b", speaker: "S2", sourceStartMs: 5000, sourceEndMs: 6000 }),
];
const bar = (name: RegExp) => within(screen.getByRole("toolbar")).getByRole("button", { name });

test("shows nothing of a dub that was not measured, or by an earlier version", () => {
  show(null);
  expect(document.body.textContent).toBe("");
});

test("plays a line of either track where it is spoken", () => {
  show(makeReport({}, LINES));
  fireEvent.click(bar(/^Play dub at 0:00/));
  fireEvent.click(bar(/^Play original at 0:05/));
  expect(playFrom.mock.calls).toEqual([
    ["dub", 100],
    ["original", 5000],
  ]);
});

test("is one stop of the Tab key, from where the arrow keys go on", () => {
  show(makeReport({}, LINES));
  const first = bar(/^Play original at 0:00/);
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(bar(/^Play original at 0:05/));
  const buttons = within(screen.getByRole("toolbar")).getAllByRole("button");
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
});

test("names speaker and voice of the line that is pointed at", () => {
  show(makeReport({}, LINES));
  fireEvent.focus(bar(/^Play dub/));
  expect(screen.getByText("Speaker 1 · Dora")).toBeTruthy();
});

test("lists flagged lines with the reason, and plays what there is of them", () => {
  show(makeReport({}, LINES));
  const list = within(screen.getByRole("region", { name: "Lines to check" }));
  expect(list.getByText("1 line to check")).toBeTruthy();
  expect(list.getByText("Unclear speech.")).toBeTruthy();
  fireEvent.click(list.getByRole("button", { name: /Original/ }));
  expect(playFrom).toHaveBeenCalledWith("original", 5000);
  expect(list.queryByRole("button", { name: /Dub/ })).toBeNull();
});
