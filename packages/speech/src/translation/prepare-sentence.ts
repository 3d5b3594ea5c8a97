/**
 * A sentence as every translation engine understands it: nothing shouted, no thousands separators,
 * and in English no fillers ("um" is a number in Portuguese) and currencies as they are spoken.
 * @param source ISO 639-1
 */
export function prepareSentence(text: string, source: string): string {
  const calm = joinThousands(lowerShouting(text.trim()), source);
  return source === "en" ? spellCurrency(dropFillers(calm)) : calm;
}

const FIRST_LETTER = /\p{L}/u;
const upper = (text: string): string => text.toUpperCase();

/** Engines take words in capitals for names. */
function lowerShouting(text: string): string {
  const shouted = /\p{Lu}{2}/u.test(text) && /\s/.test(text) && !/\p{Ll}/u.test(text);
  return shouted ? text.toLowerCase().replace(FIRST_LETTER, upper) : text;
}

/** 1,200.5 becomes 1200.5, and in languages other than English 1.200,5 becomes 1200,5. */
function joinThousands(text: string, source: string): string {
  const groups =
    source === "en"
      ? /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g
      : /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?!\d)(?!\.\d)/g;
  return text.replace(groups, (number) => number.replace(/[.,]/g, ""));
}

/** Sounds of hesitation, each with the comma after it. */
function dropFillers(text: string): string {
  const dropped = text
    .replace(/\b(?:u+m+|u+h+|e+rm+|hm+)\b(?!-)(?:,|\.\.+)? */gi, "")
    .replace(/[, ]+(?=[.?!]*$)/, "");
  if (!FIRST_LETTER.test(dropped)) return text;
  return /^\P{L}*\p{Lu}/u.test(text) ? dropped.replace(FIRST_LETTER, upper) : dropped;
}

const CURRENCIES: Readonly<Record<string, string>> = { $: "dollars", "€": "euros", "£": "pounds" };

/** English writes the sign in front of the number, where other languages do not speak it. */
function spellCurrency(text: string): string {
  return text.replace(
    /([$€£])(\d[\d.,]*\d|\d)((?: (?:thousand|million|billion))?)/g,
    (_, sign: string, amount: string, scale: string) => `${amount}${scale} ${CURRENCIES[sign]}`,
  );
}
