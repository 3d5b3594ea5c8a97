// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { serialize } from "superjson";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { GlossaryCard } from "./glossary-card.tsx";

const TERM = {
  id: "4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10",
  term: "Zürich",
  language: "it",
  translation: "Zurigo",
  sayAs: "Tsurigo",
  createdAt: new Date(),
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Renders the card with these terms; records what it sends. */
function show(terms: (typeof TERM)[]) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    const name = /glossary\.(\w+)/.exec(url)?.[1] ?? "";
    if (body) sent.push([name, JSON.parse(body)["0"].json]);
    return new Response(JSON.stringify([{ result: { data: serialize(body ? TERM : terms) } }]));
  });
  loaders.glossary.list.setData(undefined, terms);
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <GlossaryCard />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return sent;
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("adds a name that is not translated, and says how to say it", async () => {
  const sent = show([]);
  write("Word or name", " Dubdeck ");
  write("Say it as", "dub deck");
  await act(async () => screen.getByRole("button", { name: "Add term" }).click());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const added = { term: "Dubdeck", translation: null, sayAs: "dub deck", language: null };
  expect(sent).toEqual([["add", added]]);
});

test("shows, edits and removes a term", async () => {
  const sent = show([TERM]);
  expect(screen.getByText("“Zurigo” in Italian · said as “Tsurigo”")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Edit Zürich" }));
  const [, field] = screen.getAllByLabelText("Translation");
  if (field) fireEvent.change(field, { target: { value: "" } });
  await act(async () => screen.getByRole("button", { name: "Save term" }).click());
  await vi.waitFor(() => expect(sent[0]).toMatchObject(["update", { translation: null }]));
  await act(async () => screen.getByRole("button", { name: "Remove Zürich" }).click());
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(["remove", { id: TERM.id }]));
});
