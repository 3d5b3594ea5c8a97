import { caseLike } from "../capitals.ts";

/**
 * Says "pedido" for an order that somebody places; "ordem" is what somebody is told to do, or the order of things.
 * @param english what `portuguese` translates
 */
export const placeOrders = (portuguese: string, english: string): string =>
  PLACED.test(english)
    ? portuguese.replace(ORDER, (_, before: string, many: string | undefined) => {
        const masculine = MASCULINE[before.toLowerCase()];
        return `${masculine ? caseLike(before, masculine) : before} pedido${many ? "s" : ""}`;
      })
    : portuguese;

const PLACED =
  /\b(?:place|placed|cancel|confirm|deliver|delivery|package|ship|shipped|track|online|customers?)\b.*\borders?\b|\b(?:your|my|his|her|our|\d+|ninety|many|hundred) orders?\b(?! (?:to|from|of the)\b)/isu;
const ORDER = /(?<!\p{L})(\p{L}+) orde(?:m|(ns))(?!\p{L})/giu;

const MASCULINE: Readonly<Record<string, string>> = {
  a: "o",
  as: "os",
  uma: "um",
  umas: "uns",
  da: "do",
  na: "no",
  minha: "meu",
  minhas: "meus",
  sua: "seu",
  suas: "seus",
  nossa: "nosso",
  nossas: "nossos",
  essa: "esse",
  esta: "este",
  muitas: "muitos",
};
