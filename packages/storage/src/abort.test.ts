import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
    const silent = createServer(() => null);
    await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const access = { region: "us-east-1", bucket: "b", accessKeyId: "k", secretAccessKey: "s" };
    const storage = createStorage({ endpoint, publicEndpoint: endpoint, ...access });
    onTestFinished(() => {
      storage.close();
      silent.closeAllConnections();
      silent.close();
    });
    await expect(transfer(storage, AbortSignal.timeout(50))).rejects.toThrow(/abort/i);
  },
  5000,
);
