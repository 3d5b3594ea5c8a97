// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { trpc } from "../../lib/trpc.ts";
import { CreateApiKey } from "./create-api-key.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a double click makes one key", async () => {
  const json = { key: "dd_secret", apiKey: {} };
  const answer = JSON.stringify([{ result: { data: { json } } }]);
  const fetched = vi.fn<typeof fetch>(async () => new Response(answer));
  vi.stubGlobal("fetch", fetched);
  const onCreated = vi.fn<(key: string) => void>();
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <CreateApiKey onCreated={onCreated} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  fireEvent.change(screen.getByLabelText("Name of a new key"), { target: { value: "Server" } });
  const button = screen.getByRole("button", { name: "Create key" });
  await act(async () => {
    button.click();
    button.click();
  });
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith("dd_secret"));
  expect(fetched).toHaveBeenCalledTimes(1);
});
