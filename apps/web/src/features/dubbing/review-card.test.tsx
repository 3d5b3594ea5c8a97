// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { trpc } from "../../lib/trpc.ts";
import { ReviewCard } from "./review-card.tsx";

test("a dub that waits for review leads to its script, and can be cancelled", () => {
  const order = { videoId: "video", targetLanguage: "es", voicePreset: "auto" } as const;
  const startedAt = new Date(2026, 10, 1);
  const router = createRouter({ routeTree: createRootRoute() });
  render(
    <RouterContextProvider router={router as never}>
      <trpc.Provider client={api} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <ReviewCard job={{ ...queuedJob("job", order), status: "review", startedAt }} />
        </QueryClientProvider>
      </trpc.Provider>
    </RouterContextProvider>,
  );
  expect(screen.getByText("Waiting for review: Spanish")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Review Spanish" });
  expect(link.getAttribute("href")).toBe("/app/videos/video/studio?job=job");
  expect(screen.getByRole("button", { name: "Cancel Spanish" })).toBeTruthy();
});
