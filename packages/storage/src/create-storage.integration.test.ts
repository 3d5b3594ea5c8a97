import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@dubdeck/testing/listen";
import type { TestServices } from "@dubdeck/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createStorage } from "./create-storage.ts";
import { sourceKey } from "./keys.ts";
import { storageConfig } from "./storage-env.ts";

const services: TestServices = inject("services");
const config = {
  ...storageConfig(services),
  bucket: `test-${randomUUID()}`,
};
const storage = createStorage(config);
const directory = await mkdtemp(join(tmpdir(), "storage-test-"));
const MB = 1024 * 1024;

beforeAll(() => storage.ensureBucket());
afterAll(async () => {
  await storage.deletePrefix("users/");
  storage.close();
  await rm(directory, { recursive: true });
});

describe("a signed upload", () => {
  const key = sourceKey(randomUUID(), randomUUID(), "video/mp4");

  it("takes the file it was signed for", async () => {
    expect(await upload({}, 1000)).toBe(204);
    expect(await storage.head(key)).toEqual({ sizeBytes: 1000, contentType: "video/mp4" });
  });

  it.each([
    ["a larger file", {}, 1001, 400],
    ["an empty file", {}, 0, 400],
    ["another key", { key: "users/other" }, 10, 403],
    ["another type", { "Content-Type": "text/html" }, 10, 403],
    ["a forged policy", { Policy: btoa(`{"expiration":"2099-01-01T00:00:00Z"}`) }, 10, 403],
  ])("refuses %s", async (_, changes, size, status) => {
    expect(await upload(changes, size)).toBe(status);
  });

  async function upload(changes: Record<string, string>, size: number): Promise<number> {
    const target = await storage.signUpload({ key, contentType: "video/mp4", maxBytes: 1000 });
    const form = new FormData();
    const fields = Object.entries({ ...target.fields, ...changes });
    for (const [name, value] of fields) form.append(name, value);
    form.append("file", new Blob([new Uint8Array(size)], { type: "video/mp4" }));
    return (await fetch(target.url, { method: "POST", body: form })).status;
  }
});

describe("a signed read", () => {
  it("answers parts of the object, under the given name", async () => {
    await storage.putBytes("users/a/clip", Buffer.from("0123456789"), "video/mp4");
    const url = await storage.presignGet("users/a/clip", { filename: "mein „Film“.mp4" });
    const part = await fetch(url, { headers: { range: "bytes=2-4" } });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect(part.headers.get("content-disposition")).toContain("filename*=UTF-8''mein%20%E2%80%9E");
  });

  it("is invalid for another object", async () => {
    await storage.putBytes("users/b/secret", Buffer.from("secret"), "text/plain");
    const url = await storage.presignGet("users/a/clip");
    expect((await fetch(url.replace("users/a/clip", "users/b/secret"))).status).toBe(403);
  });
});

describe("objects", () => {
  it("come back as they were", async () => {
    const bytes = randomBytes(1000);
    await storage.putBytes("users/a/bytes", bytes, "audio/wav");
    expect(Buffer.from(await storage.getBytes("users/a/bytes"))).toEqual(bytes);
    await storage.putJson("users/a/json", { text: "¿Qué? 你好" });
    expect(await storage.getJson("users/a/json", JSON_PARSER)).toEqual({ text: "¿Qué? 你好" });
  });

  it("that are missing are null, or an error that names them", async () => {
    expect(await storage.head("users/missing")).toBeNull();
    expect(await storage.findBytes("users/missing")).toBeNull();
    expect(await storage.findJson("users/missing", JSON_PARSER)).toBeNull();
    await expect(storage.getBytes("users/missing")).rejects.toThrow("users/missing");
    await expect(storage.getJson("users/missing", JSON_PARSER)).rejects.toThrow("users/missing");
  });

  it("go with their prefix, more than a page of them, and no neighbour", async () => {
    const keys = Array.from({ length: 1005 }, (_, i) => `users/gone/${i}`);
    const put = (key: string) => storage.putBytes(key, Buffer.from("x"), "text/plain");
    await put("users/gone-not/1");
    for (let i = 0; i < keys.length; i += 100) await Promise.all(keys.slice(i, i + 100).map(put));
    await storage.deletePrefix("users/gone/");
    const left = await Promise.all(
      ["users/gone/0", "users/gone/1004", "users/gone-not/1"].map((key) => storage.head(key)),
    );
    expect(left).toEqual([null, null, { sizeBytes: 1, contentType: "text/plain" }]);
    await expect(storage.deletePrefix("users/gone")).rejects.toThrow("Not a folder");
  });
});

describe("files", () => {
  it("of several parts come back as they were", async () => {
    const [from, to] = [join(directory, "from"), join(directory, "to")];
    const bytes = randomBytes(12 * MB);
    await writeFile(from, bytes);
    await storage.putFile("users/a/large", from, "video/mp4");
    await storage.download("users/a/large", to);
    expect((await readFile(to)).equals(bytes)).toBe(true);
  });

  it("that are aborted store nothing", async () => {
    const path = join(directory, "aborted");
    await writeFile(path, randomBytes(20 * MB));
    const controller = new AbortController();
    const storing = storage.putFile("users/a/aborted", path, "video/mp4", controller.signal);
    setTimeout(() => controller.abort(new Error("canceled")), 20);
    await expect(storing).rejects.toThrow("canceled");
    expect(await storage.head("users/a/aborted")).toBeNull();
  });

  it("that are missing here fail", async () => {
    const storing = storage.putFile("users/a/x", join(directory, "no-such-file"), "video/mp4");
    await expect(storing).rejects.toThrow("ENOENT");
  });
});

describe("a storage that is down", () => {
  it("is UNAVAILABLE", async () => {
    const { origin: endpoint, close } = await listen(createServer());
    await close();
    const down = createStorage({ ...config, endpoint });
    await expect(down.head("users/a/x")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    down.close();
  });
});

const JSON_PARSER = { parse: (value: unknown): unknown => value };
