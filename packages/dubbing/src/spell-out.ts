import type { LanguageCode } from "@dubdeck/domain";
import { spellNumbers } from "./spell-numbers.ts";
import { spellTitles } from "./spell-titles.ts";

/** Writes a text as it is spoken: digits, signs and titles in words. */
export const spellOut = (text: string, language: LanguageCode): string =>
  spellNumbers(spellTitles(text, language), language);
