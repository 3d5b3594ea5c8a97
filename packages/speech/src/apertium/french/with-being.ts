/**
 * Says "je suis revenu" for "j'ai revenu": Apertium does not know all verbs that go with "être". "Demeurer" of time spent
 * somewhere is "rester".
 */
export const withBeing = (text: string): string =>
  text.replace(
    HAVING,
    (found: string, elided = "", who = "", having: string, adverb = "", stem: string) => {
      const [be, many] = BEING[having.toLowerCase()] ?? [];
      if (!be) return found;
      const ending = `${/^elle/i.test(who) ? "e" : ""}${many || /^(?:ils|elles)/i.test(who) ? "s" : ""}`;
      const participle = USUAL[stem.toLowerCase()] ?? stem;
      const subject = be.startsWith("s") ? who.replace("n'", "ne ") : who;
      return `${elided.replace("'", "e ")}${subject}${be}${adverb} ${participle}${ending}`;
    },
  );

const HAVING =
  /(?<!\p{L})(j')?((?:ils?|elles?) (?:ne |n')?)?(ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aur(?:ais|ait|ions|iez|aient))( jamais| pas| plus| déjà| encore)? (demeuré|resté|allé|arrivé|décédé|mort|devenu|été(?= (?!entier|premi|derni|lég|cher|hier|notre|votre|autre|entre|contre)\p{L}{2,}(?:er|ir|re)(?!\p{L}))|intervenu|né|parti|parvenu|reparti|revenu|tombé|venu|(?:sorti|entré|rentré|monté|descendu)(?=s?\s*(?:[,.;!?]|$)| (?:de|du|des|dans|à|au|hier|avant|après|en|tôt|tard)(?!\p{L})))(?:e?s?)(?!\p{L})/giu;

/** What people say for a participle; of going to do something, Apertium has "été". */
const USUAL: Readonly<Record<string, string>> = { demeuré: "resté", été: "allé" };

/** The form of "être" for one of "avoir", and whether its subject is several. */
const BEING: Readonly<Record<string, readonly [be: string, many?: boolean]>> = {
  ai: ["suis"],
  as: ["es"],
  a: ["est"],
  avons: ["sommes", true],
  avez: ["êtes"],
  ont: ["sont", true],
  avais: ["étais"],
  avait: ["était"],
  avions: ["étions", true],
  aviez: ["étiez"],
  avaient: ["étaient", true],
  aurais: ["serais"],
  aurait: ["serait"],
  aurions: ["serions", true],
  auriez: ["seriez"],
  auraient: ["seraient", true],
};
