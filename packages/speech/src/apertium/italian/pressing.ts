import { caseLike, keepCapital } from "../../capitals.ts";

/** Presses keys with "premere", "faccia pressione sul bottone" is "prema il bottone", and dials with "digitare". */
export const pressKeys = (text: string): string =>
  text
    .replace(
      PRESS,
      (found, make: string, on = "") =>
        caseLike(found, PRESSES[make.toLowerCase()] ?? "") + (ARTICLES[on.toLowerCase()] ?? " "),
    )
    .replace(DIAL, keepCapital("digiti"));

const DIAL =
  /\bsegni(?= (?:il numero|\d|zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove)(?!\p{L}))/giu;

const PRESS =
  /\b(faccia|fate|fare|facciate|facendo|fa) pressione(?: (sull'|su(?:l|lla|i|lle|gli|)(?!\p{L}))\s?|\s)/giu;
const PRESSES: Readonly<Record<string, string>> = {
  fa: "preme",
  faccia: "prema",
  facciate: "premiate",
  facendo: "premendo",
  fare: "premere",
  fate: "premete",
};
const ARTICLES: Readonly<Record<string, string>> = {
  sul: " il ",
  sulla: " la ",
  "sull'": " l'",
  sui: " i ",
  sulle: " le ",
  sugli: " gli ",
};
