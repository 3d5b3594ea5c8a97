import { keepCapital } from "../../capitals.ts";

/** Says "c'est" and "ça" where a name, an event or what somebody does is meant: "il est Paul Hall" → "c'est Paul Hall". */
export const itIs = (text: string): string =>
  text
    .replace(BEGINS_WITH_DOING, "$1")
    .replace(CLEFT, keepCapital("c'est "))
    .replace(FIRST_OF_ALL, "$1c'")
    .replace(/(?<=^|[.!?…] )[Ii]l est (?=\p{Lu}\p{Ll}+ \p{Lu})/gu, keepCapital("c'est "));

/** "Il a été ainsi que j'ai commencé". */
const CLEFT =
  /(?<=^|[.!?…;,] )il (?:est|a été|était|fut) (?=(?:ainsi|ici|là|alors|de cette (?:façon|manière)) qu)/giu;

/** "En réalité, était le contraire". */
const FIRST_OF_ALL =
  /(?<=^|[.!?…,] )((?:en (?:plus|outre|réalité|fait)|de plus|par ailleurs|d'autre part|au début|à la fin|enfin),? )(?=(?:est|était)(?!\p{L}))/giu;

/** "Cuisiner il est amusant". */
const BEGINS_WITH_DOING =
  /(?<=^|[.!?…] )((?!Hier|Premier|Dernier|Cher|Entre|Contre|Votre|Notre|Autre|Encore)\p{Lu}\p{L}+(?:er|ir|re)(?: [^,.;:!?…]{1,40}?)?) il(?= (?:est|était|sera|peut|semble|demande|prend|rend)(?!\p{L}))/gu;
