import { AUTO_VOICE, DEFAULT_BACKGROUND } from "@dubdeck/domain";
import { expect, it } from "vitest";
import { parseDubOptions } from "./dub-options.ts";

const parse = (...args: string[]) =>
  parseDubOptions(["talk.mp4", "--to", "es", "--out", "talk.es.mp4", ...args], "/home/ann");

it("chooses each speaker's voice and the product's background by default", () => {
  expect(parse()).toEqual({
    input: "/home/ann/talk.mp4",
    to: "es",
    out: "/home/ann/talk.es.mp4",
    voice: AUTO_VOICE,
    background: DEFAULT_BACKGROUND,
    dualAudio: false,
    burnSubtitles: false,
    review: false,
    json: false,
  });
});

it("accepts a voice and a background", () => {
  expect(parse("--voice", "ef_dora", "--background", "keep")).toMatchObject({
    voice: "ef_dora",
    background: "keep",
  });
  expect(parse("--background", "duck").background).toBe("duck");
});

it("takes wishes about the subtitles and the review", () => {
  expect(parse("--review", "--burn-subtitles")).toMatchObject({
    review: true,
    burnSubtitles: true,
  });
});

it("names the valid values of --background", () => {
  expect(() => parse("--background", "loud")).toThrow("Say the background: --background keep");
});

it("leaves a link unchanged", () => {
  const link = "https://example.com/talk";
  expect(parseDubOptions([link, "--to", "es", "--out", "a.mp4"], "/home/ann").input).toBe(link);
});
