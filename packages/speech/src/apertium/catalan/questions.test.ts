import { expect, it } from "vitest";
import { askWhat, sayWhich } from "./questions.ts";

it("asks which", () => {
  expect(sayWhich("Pot dir-me que llums vostè veu i saber que color jo vull?")).toBe(
    "Pot dir-me quins llums vostè veu i saber quin color jo vull?",
  );
  expect(sayWhich("Pot dir-me que demà vostè ve.")).toBe("Pot dir-me que demà vostè ve.");
});

it("asks a question, not for something", () => {
  expect(askWhat("M'ha demanat on visc i quanta això costa, i demana ajuda.")).toBe(
    "M'ha preguntat on visc i quant costa això, i demana ajuda.",
  );
});
