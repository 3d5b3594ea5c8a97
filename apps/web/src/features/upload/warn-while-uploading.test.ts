// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { resetUploads, useUploads } from "./upload-store.ts";
import { mayStopUploads } from "./warn-while-uploading.ts";

afterEach(resetUploads);

test("signing out asks for confirmation only during a file upload", () => {
  const ask = vi.fn<() => boolean>(() => false);
  vi.stubGlobal("confirm", ask);
  expect(mayStopUploads()).toBe(true);
  const item = { id: "1", progress: 5, status: "uploading" } as const;
  useUploads.setState({ items: [{ ...item, source: "https://a.example/1" }] });
  expect(mayStopUploads()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  useUploads.setState({ items: [{ ...item, source: new File(["x"], "a.mp4") }] });
  expect(mayStopUploads()).toBe(false);
  ask.mockReturnValue(true);
  expect(mayStopUploads()).toBe(true);
  vi.unstubAllGlobals();
});
