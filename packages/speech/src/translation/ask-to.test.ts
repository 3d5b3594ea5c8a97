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
  [
    "Se nada acontecer, desconectar-o e tentar novamente.",
    "If nothing happens, unplug it and try again.",
    "Se nada acontecer, desconecte-o e tente novamente.",
  ],
  [
    "Se você quer ganhar, treinar ajuda.",
    "If you want to win, training helps.",
    "Se você quer ganhar, treinar ajuda.",
  ],
  ["Terminá-lo hoje.", "Finish it today.", "Termine-o hoje."],
  ["Vendê-lo e comprar outro.", "Sell it and buy another one.", "Venda-o e compre outro."],
  ["Apesar da chuva, saímos.", "Despite the rain, we went out.", "Apesar da chuva, saímos."],
  ["Qualquer pessoa pode.", "Anyone can.", "Qualquer pessoa pode."],
  ["Mudar? Nunca.", "Change? Never.", "Mudar? Nunca."],
])("in %j of %j says %j", (portuguese, english, said) => {
  expect(askTo(portuguese, english)).toBe(said);
});
