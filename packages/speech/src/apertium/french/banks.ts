import { caseLike } from "../../capitals.ts";

const BENCH =
  /(?<!\p{L})(?:parc|jardin|bois|place|pierre|église|assis\p{L}*|asse[oy]\p{L}*|école|accusés|poissons?|public|sable)(?!\p{L})/iu;

const THE: Readonly<Record<string, string>> = {
  le: "la",
  un: "une",
  du: "de la",
  au: "à la",
  ce: "cette",
  mon: "ma",
  ton: "ta",
  son: "sa",
};
const BANK = /(?<!\p{L})(le|un|du|au|ce|mon|ton|son) banc(?!\p{L})/giu;

/** Catalan "banc" is a bank unless one can sit on it. */
export const bankInFrench = (text: string): string =>
  BENCH.test(text)
    ? text.replace(
        /(?<=\b(?:assis\p{L}*|asse[oy]\p{L}*) )dans (?=(?:le|un|ce) banc(?!\p{L}))/giu,
        "sur ",
      )
    : text
        .replace(BANK, (_, the: string) => `${caseLike(the, THE[the.toLowerCase()] ?? the)} banque`)
        .replace(/(?<!\p{L})bancs(?!\p{L})/giu, "banques")
        .replace(/(?<=travaill\p{L}* )dans (?=la banque)/giu, "à ");
