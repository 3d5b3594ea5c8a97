import { expect, it } from "vitest";
import { inPerfect } from "./perfect.ts";

it.each([
  ["Jo vaig comprar una casa.", "Jo he comprat una casa."],
  ["Em va dir que vam guanyar.", "M'ha dit que hem guanyat."],
  ["El telèfon es va trencar i el vaig llençar.", "El telèfon s'ha trencat i l'he llençat."],
  ["No van poder veure'l.", "No han pogut veure'l."],
  ["Va portar-los i va asseure's.", "Els ha portat i s'ha assegut."],
  ["Hi va haver un problema, hi va anar.", "Hi ha hagut un problema, hi ha anat."],
  ["Van escriure, descriure i vau somriure.", "Han escrit, descriure i heu somrigut."],
  ["Vam construir, vam seguir, vam agrair.", "Hem construït, hem seguit, hem agraït."],
  ["Ella va a la platja, va per la carretera.", "Ella va a la platja, va per la carretera."],
  ["Ells van dur el pa, van sempre junts.", "Ells han dut el pa, van sempre junts."],
  ["Van cloure i van romandre.", "Han clòs i han romàs."],
])("says %j as %j", (past, perfect) => {
  expect(inPerfect(past)).toBe(perfect);
});
