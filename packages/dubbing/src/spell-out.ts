import type { LanguageCode } from "@dubdeck/domain";
import { spellNumbers } from "./spell-numbers.ts";
import { spellTitles } from "./spell-titles.ts";

/** Spells out digits, signs and titles as they are spoken. */
export const spellOut = (text: string, language: LanguageCode): string =>
  spellNumbers(spellTitles(text, language), language);
