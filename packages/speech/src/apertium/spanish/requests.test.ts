import { expect, it } from "vitest";
import { requestsInSpanish } from "./requests.ts";

it.each([
  ["Si tenéis mal, paráis.", "Si teniu mal, atureu.", "Si tenéis mal, parad."],
  ["Si tenéis mal, vosotros paráis.", "Si teniu mal, vosaltres atureu."],
  ["Por favor, giráis y seguís.", "Si us plau, gireu i seguiu.", "Por favor, girad y seguid."],
  [
    "Podéis venir, pero no hacéis ruido.",
    "Podeu venir, però no feu soroll.",
    "Podéis venir, pero no hagáis ruido.",
  ],
  ["Por favor, feudo el 4.", "Si us plau, feu el 4.", "Por favor, haced el 4."],
  ["No colgáis.", "No pengeu.", "No colguéis."],
  ["No lo hacéis. No me lo decís.", "No ho feu. No m'ho digueu.", "No lo hagáis. No me lo digáis."],
  ["No conducís hoy.", "No conduïu avui.", "No conduzcáis hoy."],
  ["Si venís, ¿tomáis el tren?", "Si veniu, preneu el tren?"],
  ["Llegáis, tomáis, salís.", "Quan arribeu, preneu el tren."],
])("%s", (text, original, right = text) => {
  expect(requestsInSpanish(text, original)).toBe(right);
});
