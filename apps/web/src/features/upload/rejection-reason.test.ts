import { PLANS } from "@dubdeck/domain";
import { expect, test } from "vitest";
import { mimeOf } from "./accepted-types.ts";
import { rejectionReason } from "./rejection-reason.ts";

const reason = (code: string, maxBytes: number) =>
  rejectionReason([{ code, message: "Too many files" }], maxBytes);

test("says what is wrong with a file in the product's words", () => {
  expect(reason("file-too-large", PLANS.starter.maxUploadBytes)).toBe(
    "File is too large. Maximum size is 100MB",
  );
  expect(reason("file-too-large", PLANS.pro.maxUploadBytes)).toBe(
    "File is too large. Maximum size is 1024MB",
  );
  expect(reason("file-invalid-type", 0)).toBe(
    "File type not supported. Please use MP4, MOV, or AVI files",
  );
  expect(reason("too-many-files", 0)).toBe("Too many files");
});

test("infers a file's type from its extension if the system reports none", () => {
  const typed = (name: string, type: string) => mimeOf(new File([], name, { type }));
  expect(typed("a.mp4", "video/mp4")).toBe("video/mp4");
  expect(typed("a.AVI", "video/vnd.avi")).toBe("video/x-msvideo");
  expect(typed("a.mov", "")).toBe("video/quicktime");
  expect(typed("a.txt", "text/plain")).toBe("text/plain");
});
