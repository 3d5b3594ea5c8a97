// @vitest-environment happy-dom
import type { ApiKey, CreatedApiKey } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { serialize } from "superjson";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { trpc } from "../../lib/trpc.ts";
import { ApiKeysCard } from "./api-keys-card.tsx";

const KEY: ApiKey = {
  id: "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11",
  name: "Server",
  prefix: "dubdeck_abcd",
  createdAt: new Date(),
  lastUsedAt: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = (data: ApiKey[] | CreatedApiKey) =>
  new Response(JSON.stringify([{ result: { data: serialize(data) } }]));

test("a key that is made before the list has arrived is listed", async () => {
  const first = Promise.withResolvers<Response>();
  const lists = [first.promise, Promise.resolve(answer([KEY]))];
  vi.stubGlobal("fetch", (url: string) =>
    url.includes("create") ? Promise.resolve(answer({ ...KEY, key: "secret" })) : lists.shift(),
  );
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ApiKeysCard />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  await vi.waitFor(() => expect(lists).toHaveLength(1));
  fireEvent.change(screen.getByLabelText("Name of a new key"), { target: { value: "Server" } });
  fireEvent.click(screen.getByRole("button", { name: "Create key" }));
  await screen.findByText("secret");
  first.resolve(answer([]));
  await screen.findByText(/dubdeck_abcd/);
});
