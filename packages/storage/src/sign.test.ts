import { describe, expect, it } from "vitest";
import { sourceKey } from "./keys.ts";
import { createStorage } from "./create-storage.ts";
import { attachmentNamed } from "./sign.ts";

const USER = "0b54ad2e-3f3c-4d2a-9a39-0f6a7e6f2f11";
const ID = "7d1f0a2b-1111-4222-8333-944445555666";
const storage = createStorage({
  endpoint: "http://127.0.0.1:7070",
  publicEndpoint: "https://files.example.com/",
  region: "eu-central-1",
  bucket: "videos",
  accessKeyId: "key",
  secretAccessKey: "secret",
});
const key = sourceKey(USER, ID, "video/mp4");

describe("attachmentNamed", () => {
  it.each([
    ["my talk.es.mp4", `attachment; filename="my talk.es.mp4"; filename*=UTF-8''my%20talk.es.mp4`],
    ["Ü*b'er.mp4", `attachment; filename="_*b'er.mp4"; filename*=UTF-8''%C3%9C%2Ab%27er.mp4`],
    [
      `a"b;c\\d%e.mp4`,
      `attachment; filename="a_b_c_d_e.mp4"; filename*=UTF-8''a%22b%3Bc%5Cd%25e.mp4`,
    ],
    [
      "x\r\nSet-Cookie: y",
      `attachment; filename="x__Set-Cookie: y"; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20y`,
    ],
    ["half \ud83d.mp4", `attachment; filename="half _.mp4"; filename*=UTF-8''half%20%EF%BF%BD.mp4`],
  ])("makes a header of %j", (filename, header) => {
    expect(attachmentNamed(filename)).toBe(header);
  });
});

describe("presigned addresses", () => {
  it("point to where browsers reach the storage, with the bucket in the path", async () => {
    const url = new URL(await storage.presignGet(key, { filename: "talk.mp4" }));
    expect(url.origin + url.pathname).toBe(`https://files.example.com/videos/${key}`);
    expect(url.searchParams.get("X-Amz-Expires")).toBe("3600");
    expect(url.searchParams.get("response-content-disposition")).toContain(`filename="talk.mp4"`);
  });

  it("point inside for the product's own processes, and live longer", async () => {
    const url = new URL(await storage.presignGet(key, { internal: true }));
    expect(url.origin).toBe("http://127.0.0.1:7070");
    expect(url.searchParams.get("X-Amz-Expires")).toBe("43200");
    expect(url.searchParams.has("response-content-disposition")).toBe(false);
  });

  it("of an upload fix key, type, size and an hour", async () => {
    const target = await storage.signUpload({ key, contentType: "video/mp4", maxBytes: 1000 });
    expect(target.url).toBe("https://files.example.com/videos");
    expect(target.fileUrl).toBe(`https://files.example.com/videos/${key}`);
    expect(target.fields).toMatchObject({ key, "Content-Type": "video/mp4" });
    const policy = JSON.parse(Buffer.from(target.fields["Policy"] ?? "", "base64").toString());
    expect(policy.conditions).toContainEqual(["content-length-range", 1, 1000]);
    const hours = (Date.parse(policy.expiration) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(1, 1);
  });
});

describe("parseUploadUrl", () => {
  it("reads back what signUpload gave out", async () => {
    const { fileUrl } = await storage.signUpload({ key, contentType: "video/mp4", maxBytes: 9 });
    expect(storage.parseUploadUrl(fileUrl)).toEqual({ key, userId: USER, uploadId: ID });
  });

  it.each([
    `https://elsewhere.example.com/videos/${key}`,
    `https://files.example.com/other/${key}`,
    `https://files.example.com/videos/${key}?x=1`,
    `https://files.example.com.evil.example/videos/${key}`,
    "file:///etc/passwd",
    "",
  ])("refuses %j", (fileUrl) => {
    expect(storage.parseUploadUrl(fileUrl)).toBeNull();
  });
});
