// @vitest-environment happy-dom
import type { Settings, Voice } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import { serialize } from "superjson";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { DefaultsCard } from "./defaults-card.tsx";

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
const SETTINGS: Settings = {
  email: "me@example.com",
  defaultLanguage: "es",
  defaultVoice: ANNA.id,
  dataRegion: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a custom voice that is removed while the form is open is dropped from it", async () => {
  const saved: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    saved.push(JSON.parse(body));
    const data = serialize({ ...SETTINGS, defaultVoice: null });
    return Promise.resolve(new Response(JSON.stringify([{ result: { data } }])));
  });
  loaders.settings.get.setData(undefined, SETTINGS);
  loaders.catalog.voices.setData({ lang: "es" }, [DORA, ANNA]);
  loaders.catalog.languages.setData(undefined, []);
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider>
          <DefaultsCard />
        </Tooltip.Provider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  const voice = () => screen.getByLabelText<HTMLSelectElement>("Default voice").value;
  expect(voice()).toBe(ANNA.id);
  act(() => {
    loaders.catalog.voices.setData({ lang: "es" }, [DORA]);
  });
  await vi.waitFor(() => expect(voice()).toBe(""));
  fireEvent.click(screen.getByRole("button", { name: "Save defaults" }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ 0: { json: { defaultLanguage: "es", defaultVoice: null } } });
});
