/**
 * Says "até que fiquem" for "até ficarem", whose infinitive says who does it: the pairs take it for one that does not.
 */
export const sayWho = (text: string): string =>
  text.replace(THEY, (_, before: string, verb: string) => `${before} que ${subjunctiveOf(verb)}`);

const THEY =
  /(?<!\p{L})(até|para|antes de|sem) (?=\p{L}+[aei]rem(?!\p{L}))(\p{L}+)em(?![\p{L}-])/giu;

/** Returns the subjunctive of "they" of an infinitive. */
function subjunctiveOf(infinitive: string): string {
  const verb = infinitive.toLowerCase();
  const [from, to] = ENDS.find(([end]) => verb.endsWith(end)) ?? [];
  if (from) return verb.slice(0, -from.length) + to;
  return `${verb.slice(0, -2)}${verb.endsWith("ar") ? "em" : "am"}`;
}

/** Ends of infinitives, and of their subjunctives, that are irregular or spelled otherwise. */
const ENDS: readonly (readonly [infinitive: string, subjunctive: string])[] = [
  ["estar", "estejam"],
  ["çar", "cem"],
  ["car", "quem"],
  ["gar", "guem"],
  ["fazer", "façam"],
  ["dizer", "digam"],
  ["trazer", "tragam"],
  ["poder", "possam"],
  ["saber", "saibam"],
  ["querer", "queiram"],
  ["perder", "percam"],
  ["seguir", "sigam"],
  ["sentir", "sintam"],
  ["pedir", "peçam"],
  ["ouvir", "ouçam"],
  ["sair", "saiam"],
  ["cair", "caiam"],
];
