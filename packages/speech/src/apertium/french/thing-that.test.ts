import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { readThing } from "./thing-that.ts";

it.each([
  [
    "^única/únic<adj><f><sg>$ ^cosa que/cosa que<rel><an><nt>$",
    "^única/únic<adj><f><sg>$ ^cosa/cosa<n><f><sg>$ ^que/que<rel><an><mf><sp>$",
  ],
  ["^,/,<cm>$ ^cosa que/cosa que<rel><an><nt>$", null],
])("%s becomes %s", (stream, read) => {
  expect(writeUnits(readThing(readUnits(stream)))).toBe(read ?? stream);
});
