import type { LanguageCode } from "@dubdeck/domain";

/** Abbreviated titles and their spoken forms. */
const TITLES: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  de: { hr: "Herr", fr: "Frau", dr: "Doktor", prof: "Professor" },
  en: { mr: "mister", mrs: "missus", ms: "miss", dr: "doctor", prof: "professor" },
  es: {
    sr: "señor",
    sra: "señora",
    srta: "señorita",
    sres: "señores",
    dr: "doctor",
    dra: "doctora",
    prof: "profesor",
    ud: "usted",
    uds: "ustedes",
  },
  fr: {
    m: "monsieur",
    mm: "messieurs",
    mme: "madame",
    mlle: "mademoiselle",
    dr: "docteur",
    prof: "professeur",
  },
  it: {
    sig: "signor",
    "sig.ra": "signora",
    "sig.na": "signorina",
    dott: "dottor",
    "dott.ssa": "dottoressa",
    dr: "dottor",
    prof: "professor",
  },
  pt: {
    sr: "senhor",
    sra: "senhora",
    srta: "senhorita",
    dr: "doutor",
    dra: "doutora",
    prof: "professor",
  },
  tr: { dr: "doktor", prof: "profesör" },
};

/**
 * Expands titles before a name, because voices read the "M." of "M. Martin" as a letter and pause after
 * it. Leaves initials ("J. M. Martin") unchanged.
 */
export function spellTitles(text: string, language: LanguageCode): string {
  const titles = TITLES[language];
  if (!titles) return text;
  return text.replace(BEFORE_NAME, (written: string, title: string) => {
    const said = titles[title.toLowerCase()];
    if (said === undefined || (written === title && !WITHOUT_STOP.test(title))) return written;
    return /^\p{Lu}/u.test(title) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
}

/** A short word, with or without a full stop, before a name. */
const BEFORE_NAME =
  /(?<![\p{L}\d'’.-]|(?<!\p{L})\p{Lu}\. )(\p{L}{1,4}(?:\.\p{Ll}{2,3})?)\.?(?= \p{Lu})/gu;
/** Titles that may be written without a final full stop. */
const WITHOUT_STOP = /\.|^(?:mme|mlle|mr|mrs|ms|dr)$/i;
