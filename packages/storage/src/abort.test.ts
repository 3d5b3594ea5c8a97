import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@dubdeck/testing/listen";
import { expect, it, onTestFinished } from "vitest";
import { createStorage, type Storage } from "./create-storage.ts";

const path = join(tmpdir(), "never-written");

it.each<[string, (storage: Storage, signal: AbortSignal) => Promise<unknown>]>([
  ["findBytes", (storage, signal) => storage.findBytes("users/a/x", signal)],
  ["getBytes", (storage, signal) => storage.getBytes("users/a/x", signal)],
  ["download", (storage, signal) => storage.download("users/a/x", path, signal)],
])(
  "%s ends when it is aborted, also with a server that says nothing",
  async (_, transfer) => {
    const { origin: endpoint, close } = await listen(createServer(() => null));
    const access = { region: "us-east-1", bucket: "b", accessKeyId: "k", secretAccessKey: "s" };
    const storage = createStorage({ endpoint, publicEndpoint: endpoint, ...access });
    onTestFinished(async () => {
      storage.close();
      await close();
    });
    await expect(transfer(storage, AbortSignal.timeout(50))).rejects.toThrow(/abort/i);
  },
  5000,
);
