import { beforeEach, expect, test, vi } from "vitest";
import { onToast, type Toast } from "../../lib/toasts.ts";
import { transferVideo } from "./transfer-video.ts";
import {
  addUploads,
  clearCompleted,
  isUploading,
  removeUpload,
  resetUploads,
  retryUpload,
  useUploads,
} from "./upload-store.ts";

vi.mock("./transfer-video.ts");
type Transfer = {
  file: File;
  done: (id: string) => void;
  fail: (error: Error) => void;
} & Parameters<typeof transferVideo>[1];

const toasts: Toast[] = [];
let transfers: Transfer[] = [];

beforeEach(() => {
  resetUploads();
  transfers = [];
  toasts.length = 0;
  onToast((toast) => toasts.push(toast));
  vi.mocked(transferVideo).mockImplementation(
    (file, options) =>
      new Promise((done, fail) => transfers.push({ file, done, fail, ...options })),
  );
});

const items = () => useUploads.getState().items;
const statuses = () => items().map(({ status }) => status);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const file = (name: string) => new File(["x"], name, { type: "video/mp4" });
const first = () => items()[0]?.id ?? "";

test("pending, uploading with its progress, completed with its video", async () => {
  addUploads([file("a.mp4")]);
  expect([statuses(), isUploading(items())]).toEqual([["uploading"], true]);
  transfers[0]?.onProgress(42);
  expect(items()[0]?.progress).toBe(42);
  transfers[0]?.done("video-1");
  await settle();
  expect(items()[0]).toMatchObject({ status: "completed", progress: 100, videoId: "video-1" });
  expect(isUploading(items())).toBe(false);
  expect(toasts.at(-1)).toMatchObject({
    title: "Upload successful",
    description: "Your video is ready for dubbing",
  });
});

test("a failure marks the file and says why; a retry begins again", async () => {
  addUploads([file("a.mp4")]);
  transfers[0]?.onProgress(80);
  transfers[0]?.fail(new Error("Upload failed"));
  await settle();
  expect(items()[0]).toMatchObject({ status: "error", error: "Upload failed" });
  expect(toasts.at(-1)).toMatchObject({ title: "Upload failed", tone: "destructive" });
  retryUpload(first());
  expect(items()[0]).toMatchObject({ status: "uploading", progress: 0, error: undefined });
});

test("two at a time; the next starts when one is through", async () => {
  addUploads(["a.mp4", "b.mp4", "c.mp4"].map(file));
  expect(statuses()).toEqual(["uploading", "uploading", "pending"]);
  transfers[1]?.done("video-b");
  await settle();
  expect(statuses()).toEqual(["uploading", "completed", "uploading"]);
});

test("removing ends the transfer, and nothing of it comes back", async () => {
  addUploads([file("a.mp4")]);
  removeUpload(first());
  expect(transfers[0]?.signal.aborted).toBe(true);
  transfers[0]?.fail(new Error("aborted"));
  await settle();
  expect([items(), toasts]).toEqual([[], []]);
});

test("clearing takes away what has arrived or failed, and leaves the rest", async () => {
  addUploads(["a.mp4", "b.mp4", "c.mp4"].map(file));
  transfers[0]?.done("video-a");
  transfers[1]?.fail(new Error("Upload failed"));
  await settle();
  clearCompleted();
  expect(items().map((item) => item.file.name)).toEqual(["c.mp4"]);
});
