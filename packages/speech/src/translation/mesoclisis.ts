import { caseLike } from "../capitals.ts";

/** Says "vamos lhe enviar" for the model's "enviar-lhe-emos", which is of books, and "teremos" for its "ter-emos". */
export const withoutMesoclisis = (portuguese: string): string =>
  portuguese
    .replace(TORN, "$1$2")
    .replace(INSIDE, (found, verb: string, pronoun: string, ending: string) => {
      const whole = WHOLE[verb.toLowerCase()] ?? verb.toLowerCase();
      return caseLike(found, `${GO[ending.toLowerCase()]} ${pronoun} ${whole}`);
    });

/** Verbs that are shorter in the future. */
const WHOLE: Readonly<Record<string, string>> = { dir: "dizer", far: "fazer", trar: "trazer" };
const GO: Readonly<Record<string, string>> = { ei: "vou", á: "vai", emos: "vamos", ão: "vão" };
const INSIDE = /(?<!\p{L})(\p{L}+[aei]r)-(lhes?|me|te|nos|vos)-(ei|á|emos|ão)(?!\p{L})/giu;
const TORN = /(?<!\p{L})(\p{L}+[aei]r)-(ei|ás|á|emos|ão|ia|íamos|iam)(?!\p{L})/giu;
