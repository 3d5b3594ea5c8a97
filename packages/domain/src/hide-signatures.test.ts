import { expect, it } from "vitest";
import { hideSignatures, hideSignaturesIn } from "./hide-signatures.ts";

const SIGNED =
  "http://s3/b/source.mp4?X-Amz-Credential=key%2F20261122&X-Amz-Signature=0aF9&x-id=GetObject";
const HIDDEN =
  "http://s3/b/source.mp4?X-Amz-Credential=key%2F20261122&X-Amz-Signature=hidden&x-id=GetObject";

it.each([
  ["a presigned address", `${SIGNED}: Invalid data`, `${HIDDEN}: Invalid data`],
  ["each of two", `${SIGNED} ${SIGNED}`, `${HIDDEN} ${HIDDEN}`],
  [
    "one inside another address",
    "?to=a%3FX-Amz-Signature%3D0af9",
    "?to=a%3FX-Amz-Signature%3Dhidden",
  ],
  [
    "those of other stores",
    "?GoogleAccessId=a&Signature=Zm9%2Fv",
    "?GoogleAccessId=a&Signature=hidden",
  ],
])("hides the signature of %s", (_, text, expected) => {
  expect(hideSignatures(text)).toBe(expected);
});

it("hides signatures in an error, its stack and its causes", () => {
  const innermost = new DOMException(`ffprobe: ${SIGNED}`);
  const error = new Error(SIGNED, { cause: new Error("Damaged", { cause: innermost }) });
  Object.defineProperty(innermost, "cause", { value: error });
  hideSignaturesIn(error);
  const told = [error, error.cause as Error, innermost].map((at) => at.message + at.stack);
  expect(told.join()).toContain(HIDDEN);
  expect(told.join()).not.toContain("0aF9");
});
