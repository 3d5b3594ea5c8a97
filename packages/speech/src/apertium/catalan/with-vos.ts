import { caseLike } from "../../capitals.ts";

/** Asks with "vós" and the pronoun that stood before the verb: "em digui" → "digueu-me". */
export const withObject = (found: string, object: string, verb: string): string =>
  caseLike(found, withVos(found, verb.toLowerCase(), object.toLowerCase()));

/** Says a polite request's verb with "vós": "esperi" → "espereu". */
export function withVos(_: string, verb: string, pronoun = ""): string {
  const lower = verb.toLowerCase();
  const irregular = lower === "vegi" && pronoun ? "vegeu" : IRREGULAR[lower];
  const asked =
    irregular ??
    lower
      .replace(/([tv])ingui$/, "$1eniu")
      .replace(/scrigui$/, "scriviu")
      .replace(/prengui$/, "preneu")
      .replace(/eixi$/, "iu")
      .replace(/[iï]$/, "eu");
  return caseLike(verb, asked) + (PRONOUNS[pronoun.toLowerCase()] ?? "");
}

const IRREGULAR: Readonly<Record<string, string>> = {
  cregui: "creieu",
  deixi: "deixeu",
  esculli: "escolliu",
  faci: "feu",
  obri: "obriu",
  queixi: "queixeu",
  segui: "seieu",
  surti: "sortiu",
  vagi: "aneu",
  vegi: "mireu",
};

/** Says a verb with "vós" behind "no". */
export const refuseWithVos = (verb: string): string =>
  REFUSED[verb.toLowerCase()] ?? withVos(verb, verb);

/** Behind "no", where the pair does not know the subjunctive. */
const REFUSED: Readonly<Record<string, string>> = {
  begui: "beveu",
  digui: "dieu",
  dormi: "dormiu",
  estigui: "sigueu",
  fugi: "fugiu",
};

const PRONOUNS: Readonly<Record<string, string>> = {
  "'m": "-me",
  "'s": "-vos",
  "'ns": "-nos",
  "'l": "-lo",
  "'ls": "-los",
  "'n": "-ne",
  "em ": "-me",
  "m'": "-me",
  "ens ": "-nos",
  "ho ": "-ho",
  "el ": "-lo",
  "la ": "-la",
  "l'": "-lo",
  "els ": "-los",
  "les ": "-les",
};
