import { caseLike } from "../../capitals.ts";

/** Spells words as French does that the pairs' dictionaries spell as their sources do. */
export const spellFrench = (text: string): string =>
  text
    .replace(MISSPELLED, (word) => caseLike(word, SPELLINGS[word.toLowerCase()] ?? word))
    .replace(/(?<=(?<!\p{L})\p{Ll}+[ou])y(?=e(?:s|nt)?(?!\p{L}))/gu, "i"); // "appuye"

const SPELLINGS: Readonly<Record<string, string>> = {
  competition: "compétition",
  competitions: "compétitions",
  celebration: "célébration",
  celebrations: "célébrations",
  comunication: "communication",
  comunications: "communications",
  detention: "détention",
  doloureuse: "douloureuse",
  doloureux: "douloureux",
  dégoutant: "dégoûtant",
  expériment: "expérience",
  expériments: "expériences",
  frambroise: "framboise",
  frambroises: "framboises",
  fédérals: "fédéraux",
  generation: "génération",
  generations: "générations",
  globals: "mondiaux",
  incomptables: "innombrables",
  opérateuse: "opératrice",
  opérateuses: "opératrices",
  privacité: "vie privée",
  provenants: "provenant",
  appartenants: "appartenant",
  redaction: "rédaction",
  reduction: "réduction",
  reductions: "réductions",
  regulation: "régulation",
  rehabilitation: "réhabilitation",
  técnologique: "technologique",
  técnologiques: "technologiques",
  éffondrement: "effondrement",
};

const MISSPELLED = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(SPELLINGS).join("|")})(?!\\p{L})`,
  "giu",
);
