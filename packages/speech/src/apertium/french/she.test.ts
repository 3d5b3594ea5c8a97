import { expect, it } from "vitest";
import { stillShe } from "./she.ts";

it.each([
  ["Elle dit qu'il viendra.", "Ella diu que vindrà.", "Elle dit qu'elle viendra."],
  ["Elle dit qu'il viendra.", "Ella diu que ell vindrà.", "Elle dit qu'il viendra."],
  ["Elle dit qu'il faut venir.", "Ella diu que cal venir.", "Elle dit qu'il faut venir."],
  [
    "Elle dort. Je crois qu'il dort.",
    "Ella dorm. Crec que dorm.",
    "Elle dort. Je crois qu'il dort.",
  ],
  [
    "La tempête détruit et il laisse des ruines.",
    "La tempesta destrueix i deixa ruïnes.",
    "La tempête détruit et laisse des ruines.",
  ],
  ["La nuit tombe et il pleut.", "Cau la nit i plou.", "La nuit tombe et il pleut."],
])("%j of %j is %j", (text, catalan, said) => {
  expect(stillShe(text, catalan)).toBe(said);
});
