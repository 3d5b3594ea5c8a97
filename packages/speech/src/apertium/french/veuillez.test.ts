import { expect, it } from "vitest";
import { askDirectly } from "./veuillez.ts";

it.each([
  [
    "Veuillez vérifier le numéro et le composer. Veuillez nous excuser.",
    "S'il vous plaît, vérifiez le numéro et le composer. S'il vous plaît, excusez-nous.",
  ],
  [
    "Veuillez ne pas appeler. Veuillez attendre et ne pas partir. Veuillez ne pas nous suivre.",
    "S'il vous plaît, n'appelez pas. S'il vous plaît, attendez et ne partez pas. S'il vous plaît, ne nous suivez pas.",
  ],
  ["À la fin, veuillez dire votre nom.", "À la fin, s'il vous plaît, dites votre nom."],
])("asks %j directly", (text, request) => {
  expect(askDirectly(text)).toBe(request);
});
