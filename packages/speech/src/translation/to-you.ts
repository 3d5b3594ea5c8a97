import { HIM } from "./address-you.ts";

/**
 * Says "le" for "gli" in Italian where it is whoever is spoken to: Portuguese "lhe" is to him, to her and to you alike.
 * The verb's subject "lei" goes, since it can only mean "you" there. In French, "oneself" is "yourself".
 * @param english what `text` translates
 * @param target ISO 639-1
 */
export function toYou(text: string, english: string, target: string): string {
  if (target === "fr" && /\byourself\b/iu.test(english)) {
    return text.replace(/(?<!\p{L})soi-même(?!\p{L})/giu, "vous-même");
  }
  return target === "it" && YOU.test(english) && !HIM.test(english)
    ? text.replace(GLI, (gli) => (gli.startsWith("G") ? "Le " : "le ")).replace(SUBJECT, "")
    : text;
}

const YOU = /\byou(?:'\p{L}+)?\b/iu;
const SUBJECT =
  /(?<=(?<!\p{L})(?:se|quando|perché|mentre|dove|quello che|ciò che|che \p{Ll}+|qual[ei] \p{Ll}+|quant[oaie] \p{Ll}+) )(?<!(?:con|per|di|a|da) )lei (?=(?:(?:non|mi|ci|si|lo|la|li|le|ne|già) |l')*(?!stess)\p{L}+(?:[aeàò])(?!\p{L}))/giu;
/** The pronoun, not the article: before a verb that takes one. */
const GLI =
  /(?<!\p{L})gli (?=(?:ho |ha |abbiamo |hanno )?(?:chie[ds]|consigli|d[aàòi](?!\p{L})|darò|daremo|daranno|dato|dett|dic|dir[àòe]|dirann|invi|insegn|manca|mand|mostr|offr|piac|port(?!i)|proib|promet|propon|racconta|racconto|ricord|scriv|sembra|serv|spieg|telefon)\p{L}*)/giu;
