import { expect, it } from "vitest";
import { importsAtOnce, linkSchema, longestImportMs } from "./import.ts";

it.each([
  "https://www.youtube.com/watch?v=abc",
  "http://x.example/a.mp4",
  " https://vimeo.com/1 ",
  "https://x.example/@someone/video/1?mail=a@b.example",
])("accepts %j", (link) => {
  expect(linkSchema.parse(link)).toBe(link.trim());
});

it.each([
  "",
  "talk.mp4",
  "ftp://x.example/a.mp4",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://",
  "https://me:secret@x.example/a.mp4",
  "https://me@x.example/a.mp4",
  "https:\\\\me@x.example",
  `https://x.example/${"a".repeat(2048)}`,
])("rejects %j", (link) => {
  expect(linkSchema.safeParse(link).success).toBe(false);
});

it("limits the number of concurrent imports and their length by plan", () => {
  expect(importsAtOnce("starter")).toBe(1);
  expect(importsAtOnce("pro")).toBe(5);
  expect(importsAtOnce("enterprise")).toBe(20);
  expect(longestImportMs("starter")).toBe(5 * 60_000);
  expect(longestImportMs("enterprise")).toBe(6 * 3_600_000);
});
