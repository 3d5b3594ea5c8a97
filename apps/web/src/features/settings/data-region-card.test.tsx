// @vitest-environment happy-dom
import type { DataRegionState, Settings } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { serialize } from "superjson";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { DataRegionCard } from "./data-region-card.tsx";

const notify = vi.hoisted(() => vi.fn<() => void>());
vi.mock("../../lib/notify.ts", () => ({ notify, notifyError: notify }));

const withRegion = (dataRegion: DataRegionState | null): Settings => ({
  email: "me@example.com",
  defaultLanguage: null,
  defaultVoice: null,
  dataRegion,
});
const IN_GLOBAL = withRegion({ current: "global", movingTo: null });
const MOVING = withRegion({ current: "global", movingTo: "eu" });
const IN_EU = withRegion({ current: "eu", movingTo: null });

let answers: Settings[] = [];
beforeEach(() => {
  vi.stubGlobal("fetch", () => {
    const data = serialize(answers.length > 1 ? answers.shift() : answers[0]);
    return Promise.resolve(new Response(JSON.stringify([{ result: { data } }])));
  });
});
afterEach(() => {
  cleanup();
  notify.mockClear();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function show(settings: Settings) {
  loaders.settings.get.setData(undefined, settings);
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <DataRegionCard />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

test("is not there on a site with one storage", () => {
  show(withRegion(null));
  expect(screen.queryByText("Data region")).toBeNull();
});

test("moves the files when another region is chosen, and shows that", async () => {
  answers = [MOVING];
  show(IN_GLOBAL);
  const button = screen.getByRole("button", { name: "Move my files" });
  expect(button).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("radio", { name: "EU only" }));
  fireEvent.click(button);
  await screen.findByText("Moving your files…");
});

test.each([
  ["has been done", IN_EU, { title: "Your files have been moved" }],
  ["has failed", IN_GLOBAL, { title: "Your files could not be moved" }],
])("says when a move %s", async (_, after, toast) => {
  answers = [after];
  show(MOVING);
  expect(notify).not.toHaveBeenCalled();
  act(() => {
    loaders.settings.get.setData(undefined, after);
  });
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining(toast)));
  const { current } = after.dataRegion ?? {};
  const name = current === "eu" ? "EU only" : "Global";
  expect(screen.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true);
  expect(notify).toHaveBeenCalledTimes(1);
});
