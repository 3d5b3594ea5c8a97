import { keepCapital } from "../../capitals.ts";

/** Says "c'est" and "ça" where a name, an event or what somebody does is meant: "il est Paul Hall" → "c'est Paul Hall". */
export const itIs = (text: string): string =>
  text
    .replace(BEGINS_WITH_DOING, "$1")
    .replace(/(?<=^|[.!?…;,] )il a été (?=une? )/giu, keepCapital("ça a été "))
    .replace(/(?<!\p{L})celui-ci est (?=\p{Lu})/giu, keepCapital("c'est "))
    .replace(/(?<=^|[.!?…] )[Ii]l est (?=\p{Lu}\p{Ll}+ \p{Lu})/gu, keepCapital("c'est "));

/** "Cuisiner il est amusant". */
const BEGINS_WITH_DOING =
  /(?<=^|[.!?…] )((?!Hier|Premier|Dernier|Cher|Entre|Contre|Votre|Notre|Autre|Encore)\p{Lu}\p{L}+(?:er|ir|re)(?: [^,.;:!?…]{1,40}?)?) il(?= (?:est|était|sera|peut|semble|demande|prend|rend)(?!\p{L}))/gu;
