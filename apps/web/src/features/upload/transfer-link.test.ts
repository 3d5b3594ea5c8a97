import type { Import } from "@dubdeck/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { transferLink } from "./transfer-link.ts";

vi.mock("../../lib/api.ts", () => ({
  api: {
    imports: {
      create: { mutate: vi.fn<() => unknown>() },
      get: { query: vi.fn<() => unknown>() },
      cancel: { mutate: vi.fn<() => unknown>() },
    },
  },
}));
const { create, get, cancel } = vi.mocked(api.imports, { partial: true, deep: true });

const found = (change: Partial<Import>): Import => ({
  id: "import-1",
  url: "a",
  status: "fetching",
  progress: 10,
  error: null,
  videoId: null,
  createdAt: new Date(),
  ...change,
});
const completed = found({ status: "completed", progress: 100, videoId: "video-1" });

const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  create.mutate.mockImplementation(async ({ url }) => {
    calls.push(`create ${url}`);
    return found({ id: url });
  });
  cancel.mutate.mockImplementation(async ({ id }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    calls.push(`cancel ${id}`);
    return found({ id, status: "canceled" });
  });
  get.query.mockReset().mockImplementation(async () => found({}));
});

const options = (signal = new AbortController().signal) => ({
  signal,
  onProgress: vi.fn<() => void>(),
});

test("a lost connection does not fail the import", async () => {
  get.query.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  get.query.mockResolvedValueOnce(completed);
  expect(await transferLink("a", options())).toBe("video-1");
  expect(calls).toEqual(["create a"]);
});

test("a link that failed says why", async () => {
  get.query.mockResolvedValueOnce(found({ status: "failed", error: "Nothing there." }));
  await expect(transferLink("a", options())).rejects.toThrow("Nothing there.");
});

test("a canceled link frees its slot before the next one starts", async () => {
  const controller = new AbortController();
  const first = transferLink("a", options(controller.signal));
  await vi.waitFor(() => expect(get.query).toHaveBeenCalled());
  get.query.mockRejectedValueOnce(new Error("aborted"));
  controller.abort();
  get.query.mockResolvedValue(completed);
  const second = transferLink("b", options());
  expect(await second).toBe("video-1");
  await first.catch(() => undefined);
  expect(calls).toEqual(["create a", "cancel a", "create b"]);
});
