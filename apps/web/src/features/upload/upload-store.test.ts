import { beforeEach, expect, test, vi } from "vitest";
import { onToast, type Toast } from "../../lib/toasts.ts";
import { transferLink } from "./transfer-link.ts";
import { transferVideo } from "./transfer-video.ts";
import {
  addUploads,
  clearCompleted,
  followImports,
  isUploading,
  removeUpload,
  resetUploads,
  retryUpload,
  useUploads,
} from "./upload-store.ts";

vi.mock("./transfer-video.ts");
vi.mock("./transfer-link.ts");
type Transfer = {
  source: File | string;
  done: (id: string) => void;
  fail: (error: Error) => void;
} & Parameters<typeof transferLink>[1];

const toasts: Toast[] = [];
let transfers: Transfer[] = [];

beforeEach(() => {
  resetUploads();
  transfers = [];
  toasts.length = 0;
  onToast((toast) => toasts.push(toast));
  const transfer = (source: File | string, options: Parameters<typeof transferLink>[1]) =>
    new Promise<string>((done, fail) => transfers.push({ source, done, fail, ...options }));
  vi.mocked(transferVideo).mockImplementation(transfer);
  vi.mocked(transferLink).mockImplementation(transfer);
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

test("follows running imports unless they are listed already", async () => {
  followImports([{ id: "import-1", url: "https://a.example/1" }]);
  expect(transfers).toMatchObject([{ source: "https://a.example/1", importId: "import-1" }]);
  followImports([{ id: "import-1", url: "https://a.example/1" }]);
  expect(items()).toHaveLength(1);
  transfers[0]?.fail(new Error("There is nothing at this link."));
  await settle();
  retryUpload(first());
  expect(transfers[1]?.importId).toBeUndefined();
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

test("links are fetched one after another, beside the files", async () => {
  addUploads(["https://a.example/1", "https://a.example/2", file("a.mp4")]);
  expect(statuses()).toEqual(["uploading", "pending", "uploading"]);
  transfers[0]?.done("video-1");
  await settle();
  expect(statuses()).toEqual(["completed", "uploading", "uploading"]);
  expect(transfers.at(-1)?.source).toBe("https://a.example/2");
});

test("removing aborts the transfer for good", async () => {
  addUploads([file("a.mp4")]);
  removeUpload(first());
  expect(transfers[0]?.signal.aborted).toBe(true);
  transfers[0]?.fail(new Error("aborted"));
  await settle();
  expect([items(), toasts]).toEqual([[], []]);
});

test("clearing removes completed and failed items and keeps the rest", async () => {
  addUploads(["a.mp4", "b.mp4", "c.mp4"].map(file));
  transfers[0]?.done("video-a");
  transfers[1]?.fail(new Error("Upload failed"));
  await settle();
  clearCompleted();
  expect(items().map(({ source }) => source)).toEqual([expect.objectContaining({ name: "c.mp4" })]);
});
