import { caseLike } from "../capitals.ts";

/**
 * Says "comecemos" for "let's begin" instead of "vamos começar", which the pairs take for the future.
 * @param english what `portuguese` translates
 */
export const lets = (portuguese: string, english: string): string =>
  LETS.test(english)
    ? portuguese
        .replace(OURSELVES, "$1 $2-nos")
        .replace(VAMOS, (found: string, infinitive: string) => caseLike(found, letUs(infinitive)))
    : portuguese;

const LETS = /(?<=^|[.!?…] |\b(?:so|now|and|okay|well|then),? )let['’]s(?! not\b)/iu;
const VAMOS =
  /(?<=^|[.!?…] |(?<!\p{L})(?:então|agora|e|bem|ok),? )vamos (?!ver(?!\p{L}))(\p{L}+[aeiô]r)(?![\p{L}-])/iu;

/** "Vamos sentar-se", which does not agree. */
const OURSELVES = /(?<!\p{L})(vamos) (\p{L}+r)-se(?!\p{L})/giu;

/** Returns the subjunctive of "we". */
function letUs(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  const whole = WHOLE[infinitive];
  if (whole) return whole;
  const [from, to] = SPELLED.find(([end]) => infinitive.endsWith(end)) ?? [];
  if (from) return infinitive.slice(0, -from.length) + to;
  return `${stem}${infinitive.endsWith("ar") ? "e" : "a"}mos`;
}

const WHOLE: Readonly<Record<string, string>> = {
  dar: "demos",
  estar: "estejamos",
  ler: "leiamos",
  sair: "saiamos",
  ser: "sejamos",
  ter: "tenhamos",
  vir: "venhamos",
};

/** Ends of infinitives, and of their subjunctives, that are irregular or spelled otherwise. */
const SPELLED: readonly (readonly [infinitive: string, subjunctive: string])[] = [
  ["çar", "cemos"],
  ["car", "quemos"],
  ["gar", "guemos"],
  ["dizer", "digamos"],
  ["fazer", "façamos"],
  ["trazer", "tragamos"],
  ["perder", "percamos"],
  ["seguir", "sigamos"],
  ["dormir", "durmamos"],
  ["sentir", "sintamos"],
  ["ouvir", "ouçamos"],
  ["pedir", "peçamos"],
  ["ger", "jamos"],
  ["gir", "jamos"],
  ["cer", "çamos"],
  ["pôr", "ponhamos"],
];
