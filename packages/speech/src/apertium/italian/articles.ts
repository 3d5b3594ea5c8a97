import { keepCapital } from "../../capitals.ts";

const START = String.raw`(?<![\p{L}'])`;
/** Sounds before which articles are "lo", "uno" and "gli"; centuries are read as numbers. */
const LO = "(?![ivx]+ secol[oi])(?=z|s[bcdfglmnpqrtvz]|gn|p[sn]|x|y[aeiou])";
const article = (pattern: string): RegExp => new RegExp(START + pattern, "giu");

const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [article("in il "), "nel "],
  [article("a il "), "al "],
  [article("in l(?=[oae] )"), "nell"],
  [article("in l'"), "nell'"],
  [article("in (?=i |gli )"), "ne"],
  [article("da l(?=[ae] )"), "dall"],
  [article("da l'"), "dall'"],
  [article("da (?=i |gli )"), "da"],
  [article(`l'${LO}`), "lo "],
  [article("l'(?=[bcdfgjklmnpqrtvw]\\p{L}*(?:a|ione)(?!\\p{L}))"), "la "],
  [article("l'(?=[bcdfgjklmnpqrtvw]\\p{L})"), "il "],
  [article(`il ${LO}`), "lo "],
  [article("(que|be)l (?=[aeiouh])"), "$1ll'"],
  [article("(que|be)i (?=[aeiouh])"), "$1gli "],
  [article(`(a|da|de|ne|su|que|be)l ${LO}`), "$1llo "],
  [article(`un ${LO}`), "uno "],
  [article(`((?!da)(?:a|de|ne|su|que|be)|)i ${LO}`), "$1gli "],
];

/**
 * Gives articles the form that goes with the next word, which may not be the one that the pair had in mind: "il zaino"
 * becomes "lo zaino", "in il router" becomes "nel router".
 */
export const italianArticles = (text: string): string =>
  ARTICLES.reduce((said, [wrong, right]) => said.replace(wrong, keepCapital(right)), text);
