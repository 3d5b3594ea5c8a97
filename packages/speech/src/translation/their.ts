/**
 * Says "their" in French and Italian, which have words for it, where the way from English lost it: Portuguese
 * and Catalan say "seu" for "his", "her" and "their" alike.
 * @param english what `text` translates
 * @param target ISO 639-1
 */
export function sayTheir(text: string, english: string, target: string): string {
  if (!/\btheirs?\b/i.test(english) || OF_ANOTHER.test(english)) return text;
  if (target === "fr") return text.replace(FRENCH, inPlural);
  return target === "it" ? text.replace(ITALIAN, withLoro) : text;
}

/** What "seu" may stand for as well. */
const OF_ANOTHER =
  /\b(?:his|her|hers|its|one's|your|yours)\b|\b(?:some|any|every|no)(?:one|body)\b|\beach (?:person|one|of)\b/i;

const FRENCH = /(?<!(?<!\p{L})(?:le|un|du|ce|mon|ton|quel) )(?<![\p{L}'])s(?:on|a|es)(?= \p{L})/giu;

const inPlural = (his: string): string =>
  `${his.startsWith("S") ? "L" : "l"}eur${/es$/i.test(his) ? "s" : ""}`;

/** With the article or preposition before it: "la sua", "di suo". */
const ITALIAN =
  /(?<!\p{L})(?:((?:il|la|i|le|(?:de|a|ne|da|su)(?:l|lla|i|lle)) )|((?:di|a|da|su|in) ))?(s)(uo|ua|uoi|ue)(?= \p{L})/giu;

const ARTICLES: Readonly<Record<string, string>> = { uo: "il", ua: "la", uoi: "i", ue: "le" };
const CONTRACTED: Readonly<Record<string, string>> = {
  di: "de",
  a: "a",
  da: "da",
  su: "su",
  in: "ne",
};

function withLoro(
  _: string,
  article: string | undefined,
  preposition: string | undefined,
  s: string,
  ending: string,
): string {
  if (article) return `${article}loro`;
  const the = ARTICLES[ending.toLowerCase()] ?? "";
  const stem = CONTRACTED[preposition?.trim().toLowerCase() ?? ""];
  if (stem) return `${stem}${the.startsWith("l") ? `l${the}` : the.replace("il", "l")} loro`;
  return `${s === "S" ? the.charAt(0).toUpperCase() + the.slice(1) : the} loro`;
}
