import { caseLike, keepCapital } from "../../capitals.ts";

/**
 * Corrects Italian that keeps the order or the words of Catalan and French.
 * @param original the text that was translated
 */
export const italianGrammar = (text: string, original = ""): string =>
  CATALAN.reduce(
    (told, [sign, wrong, right]) =>
      sign.test(original) ? told.replace(wrong, keepCapital(right)) : told,
    text,
  )
    .replace(HYPHEN, "r$1")
    .replace(BEFORE_INFINITIVE, "$2r$1")
    .replace(LAST, (_, time: string, ending: string) => `${time} scors${ending}`)
    .replace(/(?<!\p{L})una (?=ora(?!\p{L}))/giu, (a) => caseLike(a, "un'"))
    .replace(/\bsi è passat[oa] (?=(?:molto )?(?:bene|male)\b)/gi, "è andato ")
    .replace(/\bmale? di capo\b/gi, "mal di testa")
    .replace(/\bieri (?:al|alla|a) (?=sera\b)/gi, "ieri ")
    .replace(/\bbuon giorno\b/gi, keepCapital("buongiorno"));

/** What the Catalan text has, what becomes of it, and what it means. */
const CATALAN: readonly (readonly [RegExp, RegExp, string])[] = [
  [/(?<!\p{L})doncs(?!\p{L})/iu, /(?<!\p{L})siccome(?!\p{L})/giu, "quindi"],
  [/(?<!\p{L})sigueu(?!\p{L})/iu, /(?<!\p{L})siete(?!\p{L})/giu, "siate"],
  [/(?<!\p{L})abon(?:ar|eu|at)/iu, /(?<!\p{L})avall(?=[aei])/giu, "abbon"],
];

/** "Rivedere-vi". */
const HYPHEN = /re-(mi|ti|ci|vi|si|lo|la|li|le|ne)(?!\p{L})/giu;
/** "Bere acqua e vi riposare". */
const BEFORE_INFINITIVE =
  /(?<=(?<!\p{L})(?:e|o|di|a|da|per|senza) )(mi|ti|ci|vi|si) (\p{L}+[aei])re(?!\p{L})/giu;
/** "L'estate ultima". */
const LAST =
  /(?<!\p{L})(estate|settimana|notte|primavera|domenica|inverno|autunno|mese|anno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato) ultim([oa])(?!\p{L})/giu;
