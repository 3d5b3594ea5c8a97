// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { addUnseen, resetUnseen, markDubsSeen } from "./unseen-dubs.ts";
import { useTitleBadge } from "./use-title-badge.ts";

const dub = (id: string, videoId: string) =>
  queuedJob(id, { videoId, targetLanguage: "es", voicePreset: "ef_dora" });

beforeEach(() => {
  resetUnseen();
  document.title = "Billing · Dubdeck";
});
afterEach(cleanup);

test("the title counts the ended dubs until their videos have been looked at", async () => {
  renderHook(useTitleBadge);
  act(() => {
    addUnseen(dub("1", "story"));
    addUnseen(dub("2", "story"));
    addUnseen(dub("3", "jfk"));
  });
  expect(document.title).toBe("(3) Billing · Dubdeck");
  document.title = "Upload · Dubdeck";
  await vi.waitFor(() => expect(document.title).toBe("(3) Upload · Dubdeck"));
  act(() => markDubsSeen("story"));
  expect(document.title).toBe("(1) Upload · Dubdeck");
  act(() => markDubsSeen("jfk"));
  expect(document.title).toBe("Upload · Dubdeck");
});

test("it goes with the signed-in area", () => {
  const { unmount } = renderHook(useTitleBadge);
  act(() => addUnseen(dub("1", "story")));
  unmount();
  expect(document.title).toBe("Billing · Dubdeck");
});
