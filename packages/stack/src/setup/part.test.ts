import { expect, it } from "vitest";
import { dataPaths } from "../paths.ts";
import { explain, firstThatWorks, SetupError } from "./part.ts";

const paths = dataPaths("/data");

it.each([
  [
    "a full disk",
    "ENOSPC: no space left on device, write",
    /disk of \/data\/tools is full.*DATA_DIR/,
  ],
  ["a full disk, in pip's words", "OSError: [Errno 28] No space left on device", /disk .* is full/],
  ["a missing right", "EACCES: permission denied, mkdir '/data'", /no right to write.*owner/],
  ["a read-only disk", "EROFS: read-only file system", /no right to write/],
  ["a network that is down", "getaddrinfo ENOTFOUND pypi.org", /ENOTFOUND.*Check the network/],
])("says in one line what to do about %s", (_, message, line) => {
  const { message: said } = explain("Whisper base", new Error(message), paths);
  expect(said).toMatch(line);
  expect(said).toMatch(/^Whisper base: /);
  expect(said).not.toContain("\n");
});

it("leaves a message alone that already says what to do", () => {
  const error = new SetupError("Run this: sudo apt-get install ffmpeg");
  expect(explain("System packages", error, paths)).toBe(error);
});

it("tries the sources in order until one works", async () => {
  const tried: string[] = [];
  const said: string[] = [];
  await firstThatWorks((line) => said.push(line), {
    site: () => Promise.reject(new Error("unreachable")),
    registry: () => Promise.resolve(void tried.push("registry")),
    compiler: () => Promise.resolve(void tried.push("compiler")),
  });
  expect(tried).toEqual(["registry"]);
  expect(said).toEqual(["site", "unreachable; trying the next source", "registry"]);
});

it("does not try other sources when the disk is full", async () => {
  const full = new Error("ENOSPC: no space left on device");
  const tried: string[] = [];
  const trying = firstThatWorks(() => {}, {
    site: () => Promise.reject(full),
    registry: () => Promise.resolve(void tried.push("registry")),
  });
  await expect(trying).rejects.toBe(full);
  expect(tried).toEqual([]);
});

it("throws the last source's failure when none works", async () => {
  const trying = firstThatWorks(() => {}, {
    site: () => Promise.reject(new Error("unreachable")),
    registry: () => Promise.reject(new Error("no such package")),
  });
  await expect(trying).rejects.toThrow("no such package");
});
