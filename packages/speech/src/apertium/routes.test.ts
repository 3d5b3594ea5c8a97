import { expect, it } from "vitest";
import { APERTIUM_LANGUAGES, modesFor } from "./routes.ts";

it("has a way between any two of its languages, and between no others", () => {
  for (const source of APERTIUM_LANGUAGES) {
    for (const target of APERTIUM_LANGUAGES) {
      const steps = modesFor(source, target)?.length ?? 0;
      const expected = source === target ? 0 : [source, target].includes("es") ? 1 : 2;
      expect(steps, `${source} to ${target}`).toBe(expected);
    }
    expect(modesFor(source, "de")).toBeNull();
    expect(modesFor("de", source)).toBeNull();
  }
});
