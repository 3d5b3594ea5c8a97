import { expect, it } from "vitest";
import { sayWhich } from "./which.ts";

it("asks which", () => {
  expect(sayWhich("Pot dir-me que llums vostè veu i saber que color jo vull?")).toBe(
    "Pot dir-me quins llums vostè veu i saber quin color jo vull?",
  );
  expect(sayWhich("Pot dir-me que demà vostè ve.")).toBe("Pot dir-me que demà vostè ve.");
});
