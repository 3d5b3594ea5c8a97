import { expect, it } from "vitest";
import { otherHostOf } from "./public-url.ts";

it.each([
  ["http://localhost:3000", 3000, "127.0.0.1:3000", true],
  ["http://localhost:3000", 3000, "[::1]:3000", true],
  ["http://localhost:3000", 3000, "localhost:3000", false],
  ["http://localhost:3000", 3000, "192.168.0.5:3000", false],
  ["http://192.168.0.5:3000", 3000, "localhost:3000", true],
  ["http://192.168.0.5:3000", 3000, "studio.local:3000", true],
  ["http://192.168.0.5:3000", 3000, "192.168.0.5:3000", false],
  ["http://dub.example", 80, "10.0.0.1", true],
  ["https://dub.example", 3000, "127.0.0.1:3000", false],
  ["http://dub.example", 3000, "127.0.0.1:3000", false],
  ["http://localhost:3000", 3000, "", false],
  ["http://localhost:3000", 3000, "no host", false],
])("with %s on port %i, %s is another host: %s", (publicUrl, port, host, other) => {
  expect(otherHostOf(publicUrl, port)(host)).toBe(other);
});
