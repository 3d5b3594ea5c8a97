import { isA, lemmaOf, type Unit, withLemma, word } from "../units.ts";
import type { Say } from "./rewording.ts";

/**
 * Turns of phrase as the pair says them word by word, and as Spanish does. Each word of these that the first does not have
 * takes the form of the one at its place, and its class if it has another; what is in angle brackets alone has to follow.
 */
const TURNS = `
  combinar de <inf>: quedar en<pr>
  dar todo correcto: salir todo bien<adv>
  enviar aunque: echar
  haber tomar que: ojalá<adv>
  no adelantar <inf>: no servir de<pr> nada<prn><tn><nt>
  no adelantar <sent>: no servir de<pr> nada<prn><tn><nt>
  parar de <inf>: dejar de
  pedir despido: dimitir
  remover en: tocar
  ser sólo <inf>: bastar<vblex> con<pr>
  uno monte de: uno montón de`;

interface Turn {
  readonly lemmas: readonly string[];
  /** The class of the word behind them. */
  readonly next: string | undefined;
  readonly better: readonly string[];
}

const READ: readonly Turn[] = TURNS.trim()
  .split("\n")
  .map((line) => {
    const [said = "", better = ""] = line.trim().split(": ");
    const words = said.split(" ");
    const next = /^<(.*)>$/u.exec(words.at(-1) ?? "")?.[1];
    return { lemmas: next ? words.slice(0, -1) : words, next, better: better.split(" ") };
  });

/** Says a turn of phrase as Spanish does. */
export const turnPhrase: Say = (units, at) => {
  const turn = READ.find(
    ({ lemmas, next }) =>
      lemmas.every((lemma, i) => lemmaOf(units[at + i]) === lemma) &&
      (!next || isA(units[at + lemmas.length], next)),
  );
  if (!turn) return undefined;
  const end = at + turn.lemmas.length;
  const own = units.slice(at, end);
  return { words: turn.better.map((better, i) => inForm(better, own, i)), end };
};

function inForm(better: string, own: readonly Unit[], i: number): Unit {
  const same = own.find((unit) => lemmaOf(unit) === better);
  const unit = same ?? own[i];
  if (same || !unit) return same ?? word(better);
  if (!better.includes("<")) return withLemma(unit, better);
  return /^[^<]*<vb\w*>$/u.test(better)
    ? { ...unit, word: unit.word.replace(/^[^>]*>/u, better) }
    : word(better);
}
