import { describe, expect, it } from "vitest";
import {
  dubVideoStart,
  importVideoStart,
  registerVideoStart,
  reviseDubStart,
} from "./start-options.ts";

const userId = "9b3f9f0e-6a54-4a3c-a4a7-6a1c0f6d1f10";
const job = {
  id: "job",
  userId,
  targetLanguage: "es",
  sourceLanguage: null,
  review: false,
  revisionOf: null,
} as const;
const titleOf = (filename: string) => dubVideoStart({ ...job, filename }, "pro").staticSummary;
const bytes = (text: string) => Buffer.byteLength(text);

describe("a dub's title in Temporal UI", () => {
  it("names file and language", () => {
    expect(titleOf("talk.mp4")).toBe("Dub talk.mp4 into Spanish");
  });

  it.each(["a".repeat(255), "é".repeat(255), "🎬".repeat(255)])("fits for %s", (filename) => {
    const title = titleOf(filename);
    expect(title).toMatch(/^Dub .+… into Spanish$/);
    expect(title).not.toContain("\u{fffd}");
    expect(bytes(title)).toBeLessThanOrEqual(200);
    expect(bytes(title)).toBeGreaterThan(195);
  });

  it("stays on one line", () => {
    expect(titleOf("my\n\ttalk.mp4")).toBe("Dub my talk.mp4 into Spanish");
  });

  it("is all that the file's name is used for", () => {
    const { args } = dubVideoStart({ ...job, filename: "talk.mp4" }, "pro");
    expect(JSON.stringify(args)).not.toContain("talk.mp4");
  });
});

it("names a revision by its file and language", () => {
  const revision = { ...job, filename: "talk.mp4", revisionOf: "dub" };
  expect(reviseDubStart(revision, "pro").staticSummary).toBe("Revise talk.mp4 into Spanish");
});

it("names an upload by its file", () => {
  const upload = { userId, uploadId: "upload", key: "key" };
  const start = registerVideoStart(upload, "talk.mp4");
  expect(start.staticSummary).toBe("Register talk.mp4");
  expect(start.args).toEqual([upload]);
});

it("names an import by its site and path, without the secrets of a signed link", () => {
  const input = { importId: "import", userId };
  const start = importVideoStart(input, "https://me:pw@videos.example/talks/7.mp4?Signature=abc#t");
  expect(start.staticSummary).toBe("Import videos.example/talks/7.mp4");
  expect(start.args).toEqual([input]);
});
