import { expect, it } from "vitest";
import { askWhich } from "./which.ts";

it("asks which without a preposition unless there was one", () => {
  expect(askWhich("me dire de quelles lumières", "dir-me quins llums")).toBe(
    "me dire quelles lumières",
  );
  expect(askWhich("me dire de quelle couleur", "dir-me de quin color")).toBe(
    "me dire de quelle couleur",
  );
});
