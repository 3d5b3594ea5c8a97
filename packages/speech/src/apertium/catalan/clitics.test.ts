import { expect, it } from "vitest";
import { joinPronouns } from "./clitics.ts";

it.each([
  ["Vull dir+ho+et.", "Vull dir-te'l."],
  ["Pot donar+els+em.", "Pot donar-me'ls."],
  ["Cal explicar+ho+us.", "Cal explicar-vos-el."],
  ["Vol mostrar+la+em, dos+dos.", "Vol mostrar-me-la, dos+dos."],
])("%s", (text, joined) => {
  expect(joinPronouns(text)).toBe(joined);
});
