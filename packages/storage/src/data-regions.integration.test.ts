import { randomBytes, randomUUID } from "node:crypto";
import type { DataRegion } from "@dubdeck/domain";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createAccountStorage } from "./account-storage.ts";
import { clipKey, userPrefix, voiceSampleKey } from "./keys.ts";
import { mirrorPrefix } from "./mirror-prefix.ts";
import { createRegions } from "./regions.ts";
import { storageConfig } from "./storage-env.ts";

const first = storageConfig(inject("services"));
const regions = createRegions({
  global: { ...first, bucket: `test-${randomUUID()}` },
  eu: { ...first, bucket: `test-eu-${randomUUID()}` },
});
const [global, eu] = [regions.in("global"), regions.in("eu")];
const [inEu, elsewhere, gone] = [randomUUID(), randomUUID(), randomUUID()];
const known = new Map<string, DataRegion>([
  [inEu, "eu"],
  [elsewhere, "global"],
]);
const storage = createAccountStorage(regions, async (userId) => known.get(userId) ?? null);
const never = new AbortController().signal;

beforeAll(() => storage.ensureBucket());
afterAll(async () => {
  await storage.deletePrefix("users/");
  await storage.deletePrefix("voices/");
  storage.close();
});

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const put = (to: typeof storage, key: string, value = "x") =>
  to.putBytes(key, text(value), "text/plain");
const isIn = async (key: string): Promise<string[]> => [
  ...((await global.head(key)) ? ["global"] : []),
  ...((await eu.head(key)) ? ["eu"] : []),
];

describe("an account's files", () => {
  it("lie in its own region only, and shared files in the first storage", async () => {
    const keys = [inEu, elsewhere].map((userId) => clipKey(userId, randomUUID(), "clip"));
    const shared = voiceSampleKey("sample");
    for (const key of [...keys, shared]) await put(storage, key, key);
    expect(await Promise.all([...keys, shared].map(isIn))).toEqual([
      ["eu"],
      ["global"],
      ["global"],
    ]);
    for (const key of keys) {
      const url = await storage.presignGet(key);
      expect(await (await fetch(url)).text()).toBe(key);
    }
  });

  it("are removed from every storage", async () => {
    const keys = [inEu, gone].map((userId) => clipKey(userId, randomUUID(), "clip"));
    for (const key of keys) for (const region of regions.all) await put(region, key);
    for (const userId of [inEu, gone]) await storage.deletePrefix(userPrefix(userId));
    expect(await Promise.all(keys.map(isIn))).toEqual([[], []]);
  });

  it("get upload forms of their region, of which either is recognised", async () => {
    for (const region of regions.all) {
      const key = `${userPrefix(inEu)}uploads/${randomUUID()}/source.mp4`;
      const form = await region.signUpload({ key, contentType: "video/mp4", maxBytes: 1 });
      expect(storage.parseUploadUrl(form.fileUrl)).toMatchObject({ key, userId: inEu });
    }
  });

  it("in a region that is not configured are UNAVAILABLE", async () => {
    const without = createRegions({ global: first, eu: null });
    const lost = createAccountStorage(without, async () => "eu");
    await expect(lost.head(clipKey(inEu, randomUUID(), "clip"))).rejects.toMatchObject({
      code: "UNAVAILABLE",
      cause: expect.objectContaining({ message: expect.stringContaining("S3_EU_ENDPOINT") }),
    });
    lost.close();
  });
});

describe("mirroring", () => {
  const mirror = (prefix: string, signal = never) =>
    mirrorPrefix({ from: global, to: eu, prefix, signal });

  it("copies what is missing or changed, removes what is gone, and then changes nothing", async () => {
    const prefix = userPrefix(randomUUID());
    const neighbour = `${userPrefix(randomUUID())}a`;
    const large = randomBytes(12 * 1024 * 1024);
    await put(global, `${prefix}a`, "one");
    await global.putBytes(`${prefix}large ü+&.mp4`, large, "video/mp4");
    await global.putBytes(`${prefix}empty`, new Uint8Array(), "text/plain");
    await put(global, neighbour);
    expect(await mirror(prefix)).toEqual({ objects: 3, copied: 3, removed: 0 });
    expect(await mirror(prefix)).toEqual({ objects: 3, copied: 0, removed: 0 });

    await put(global, `${prefix}a`, "two");
    await global.remove(`${prefix}empty`);
    expect(await mirror(prefix)).toEqual({ objects: 2, copied: 1, removed: 1 });
    expect(Buffer.from(await eu.getBytes(`${prefix}a`)).toString()).toBe("two");
    expect(large.equals(await eu.getBytes(`${prefix}large ü+&.mp4`))).toBe(true);
    expect((await eu.head(`${prefix}large ü+&.mp4`))?.contentType).toBe("video/mp4");
    expect(await isIn(neighbour)).toEqual(["global"]);
  });

  it("stores nothing half when it is aborted", async () => {
    const prefix = userPrefix(randomUUID());
    await global.putBytes(`${prefix}large`, randomBytes(30 * 1024 * 1024), "video/mp4");
    const stop = new AbortController();
    const mirrored = mirror(prefix, stop.signal);
    setTimeout(() => stop.abort(new Error("canceled")), 30);
    await expect(mirrored).rejects.toThrow("canceled");
    expect(await eu.head(`${prefix}large`)).toBeNull();
    expect(await mirror(prefix)).toMatchObject({ copied: 1 });
  });
});
