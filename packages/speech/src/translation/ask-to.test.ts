import { expect, it } from "vitest";
import { askTo } from "./ask-to.ts";

it.each([
  ["Apertar os cintos.", "Fasten your seat belts.", "Aperte os cintos."],
  ["Sentar-se. Ficar aqui.", "Sit down. Stay here.", "Sente-se. Fique aqui."],
  ["Fumar é caro.", "Smoking is expensive.", "Fumar é caro."],
  ["Ver é crer.", "To see is to believe.", "Ver é crer."],
  [
    "Obrigado, por favor, tomar um assento.",
    "Thanks, please take a seat.",
    "Obrigado, por favor, tome um assento.",
  ],
  ["Mudar? Nunca.", "Change? Never.", "Mudar? Nunca."],
])("in %j of %j says %j", (portuguese, english, said) => {
  expect(askTo(portuguese, english)).toBe(said);
});
