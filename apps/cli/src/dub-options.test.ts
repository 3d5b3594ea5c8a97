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
    json: false,
  });
});

it("takes a voice and a background", () => {
  expect(parse("--voice", "ef_dora", "--background", "keep")).toMatchObject({
    voice: "ef_dora",
    background: "keep",
  });
  expect(parse("--background", "duck").background).toBe("duck");
});

it("says what --background may be", () => {
  expect(() => parse("--background", "loud")).toThrow("Say the background: --background keep");
});

it("leaves a link as it is", () => {
  const link = "https://example.com/talk";
  expect(parseDubOptions([link, "--to", "es", "--out", "a.mp4"], "/home/ann").input).toBe(link);
});
