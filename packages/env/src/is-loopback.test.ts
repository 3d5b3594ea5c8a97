import { expect, it } from "vitest";
import { isLoopback } from "./is-loopback.ts";

it.each(["localhost", "LOCALHOST", "dub.localhost", "127.0.0.1", "127.8.9.1", "::1", "[::1]"])(
  "%s is this machine",
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  "0.0.0.0",
  "::",
  "192.168.1.7",
  "dubdeck.example",
  "localhost.example",
  "127.0.0.1.nip.io",
])("%s may be another one", (host) => expect(isLoopback(host)).toBe(false));
