import { keepCapital } from "../../capitals.ts";

/**
 * Addresses several people as Portuguese does today: the pair from Spanish says "quereis" and "apagais a luz", which only
 * books do. From Catalan, `speakToVoces` has done it.
 */
export const addressMany = (text: string): string =>
  text
    .replace(PRESENT, (verb) => keepCapital(THEY[verb.toLowerCase()] ?? verb)(verb))
    .replace(PAST, (_, stem: string, vowel: string) => `${stem}${vowel}ram`)
    .replace(
      REQUEST,
      (_, stem: string) =>
        `${stem.replace(/g$/iu, "gu").replace(/c$/iu, "qu").replace(/ç$/iu, "c")}em`,
    )
    .replace(/(?<!\p{L})às séis(?!\p{L})/giu, "às seis");

const THEY: Readonly<Record<string, string>> = {
  acreditais: "acreditam",
  compreendeis: "compreendem",
  credes: "creem",
  deveis: "devem",
  dizeis: "dizem",
  estais: "estão",
  estáveis: "estavam",
  éreis: "eram",
  fazeis: "fazem",
  haveis: "hão",
  ides: "vão",
  pensais: "pensam",
  podeis: "podem",
  podíeis: "podiam",
  quereis: "querem",
  queríeis: "queriam",
  sabeis: "sabem",
  sabíeis: "sabiam",
  tendes: "têm",
  tínheis: "tinham",
  vedes: "veem",
  vindes: "vêm",
  viveis: "vivem",
};
const PRESENT = new RegExp(`(?<!\\p{L})(?:${Object.keys(THEY).join("|")})(?!\\p{L})`, "giu");

/** "Fizestes", not "estes" and other words that end alike. */
const PAST =
  /(?<!\p{L})(?!(?:d?n?est|prest|celest|agrest|hast|contrast|desgast|gast|bast|trist|chist|exist|resist|assist|insist|desist|consist|palest|test|pest|past)es(?!\p{L}))(\p{L}{2,})([aei])stes(?!\p{L})/giu;

/** At the start of a clause, with what it is about: "Apagais a luz". */
const REQUEST =
  /(?<=^|[.!?…,;] |(?<!\p{L})e )(?!mais|demais|quais|tais|pais)(\p{L}{2,})ais(?= (?:[oa]s?|uma?|bem|sobre|n[oa]s?|em|com)(?!\p{L}))/giu;
