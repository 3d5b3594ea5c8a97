import { caseLike } from "../capitals.ts";
import { inside, isA, lemmaOf, type Unit, word } from "./units.ts";

/** How a language says "whole" behind its noun, and "all" before the article. */
interface WholeTime {
  readonly whole: string;
  /** In Apertium's form, without gender and number: `todo<predet>`. */
  readonly all: string;
  /** What is whole as a time: "noche", "día". */
  readonly times: ReadonlySet<string>;
}

/** Says "toda la noche" for "la noche entera", as people say how long something went on. */
export function allTheTime(units: readonly Unit[], { whole, all, times }: WholeTime): Unit[] {
  const said: Unit[] = [];
  for (const unit of units) {
    const [the, time] = said.slice(-2);
    const isWhole = lemmaOf(unit) === whole && isA(unit, "adj", "predet");
    const [tags] = /<[mf]><(?:sg|pl)>$/u.exec(unit.word) ?? [];
    if (isWhole && tags && time && the && isA(the, "def") && times.has(lemmaOf(time))) {
      const first = { word: caseLike(the.word, all + tags), blank: the.blank };
      said.splice(-2, 2, first, word(inside(the.word)), time);
    } else said.push(unit);
  }
  return said;
}
