// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useHeldUrl } from "./use-held-url.ts";

function hold(first: string | null) {
  const { result, rerender } = renderHook(useHeldUrl, { initialProps: first });
  const offer = (next: string | null) => {
    rerender(next);
    return result.current.url;
  };
  return { offer, fail: () => act(() => result.current.fail()), url: () => result.current.url };
}

test("another signature of the same file changes nothing, another file does", () => {
  const { offer } = hold("https://s3/preview.mp4?sig=1");
  expect(offer("https://s3/preview.mp4?sig=2")).toBe("https://s3/preview.mp4?sig=1");
  expect(offer("https://s3/dub.mp4?sig=3")).toBe("https://s3/dub.mp4?sig=3");
  expect(offer(null)).toBeNull();
});

test("an address that no longer plays gives way to the next one", () => {
  const { offer, fail, url } = hold("https://s3/dub.mp4?sig=1");
  fail();
  expect(url()).toBe("https://s3/dub.mp4?sig=1");
  expect(offer("https://s3/dub.mp4?sig=2")).toBe("https://s3/dub.mp4?sig=2");
  expect(offer("https://s3/dub.mp4?sig=3")).toBe("https://s3/dub.mp4?sig=2");
});

test("one that was offered before the old one failed is taken at once", () => {
  const { offer, fail, url } = hold("https://s3/dub.mp4?sig=1");
  offer("https://s3/dub.mp4?sig=2");
  fail();
  expect(url()).toBe("https://s3/dub.mp4?sig=2");
});
