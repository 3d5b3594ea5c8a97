import { expect, it } from "vitest";
import { askForSteps } from "./steps.ts";

it.each([
  [
    "D'abord, vous renversez le vélo et il lève la roue.",
    "Primer, giri la bicicleta i aixequi la roda.",
    "D'abord, renversez le vélo et levez la roue.",
  ],
  ["Maintenant il pousse un côté.", "Ara empenyi un costat.", "Maintenant poussez un côté."],
  ["D'abord, il lance la balle.", "Primer, ell llança la pilota.", "D'abord, il lance la balle."],
  ["Puis, il lance la balle.", "Després, llança la pilota.", "Puis, il lance la balle."],
])("corrects %j of %j to %j", (text, original, said) => {
  expect(askForSteps(text, original)).toBe(said);
});
