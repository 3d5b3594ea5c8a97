/**
 * Says "il reste seulement deux jours" for "il ne reste que deux jours", and "plus que je pensais" for "plus que je ne
 * pensais": the pairs from French take both for negations.
 */
export const sayOnly = (text: string): string =>
  text
    .replace(ONLY, (_, who = "", verbs: string) => `${withoutNe(who, verbs)} seulement `)
    .replace(THAN, (_, before: string, who: string, verb: string) => before + withoutNe(who, verb));

const withoutNe = (who: string, verbs: string): string =>
  who.toLowerCase() === "je " && /^[aâeéèêiîoôuh]/iu.test(verbs)
    ? `${who.charAt(0)}'${verbs}`
    : who + verbs;

const CLITIC = String.raw`(?:(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en) |[mtsl]')*`;
const AMOUNT = String.raw`(?:une?|l[ae]s?|des?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|cent|mille|\d+|quelques|peu|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leurs?|ce|cette|ces|sur|à|aux?|en|dans|pour|avec|par|chez|rarement)(?!\p{L})|[ld]'`;
const ONLY = new RegExp(
  String.raw`(?<!\p{L})((?:je|tu|ils?|elles?|on|nous|vous) )?n(?:e |')(?!pas|plus|jamais|rien)(${CLITIC}\p{L}+(?: (?!pas|plus|jamais|rien|personne|aucune?|point)\p{L}+)?) qu(?:e |')(?=${AMOUNT})`,
  "giu",
);
const THAN =
  /(?<=(?<!\p{L})(?:plus|moins|mieux|pire|meilleure?s?|autrement|autre) [^.,;!?]*)(qu(?:e |'))((?:je|tu|ils?|elles?|on|nous|vous) )n(?:e |')(\p{L}+)(?! (?:pas|plus|jamais|rien)(?!\p{L}))/giu;
