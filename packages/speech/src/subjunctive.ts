/**
 * Returns the Portuguese subjunctive of a verb: "façamos", "façam", "faça".
 * @param ending of "we", of "they", or none of "you"
 */
export function subjunctiveOf(infinitive: string, ending: "mos" | "m" | ""): string {
  const verb = infinitive.toLowerCase();
  const [end, stem] =
    STEMS.find(([from]) => (WHOLE.has(from) ? verb === from : verb.endsWith(from))) ?? [];
  if (end) return `${verb.slice(0, -end.length)}${stem}${ending}`;
  return `${verb.slice(0, -2)}${verb.endsWith("ar") ? "e" : "a"}${ending}`;
}

/** Others end like these. */
const WHOLE: ReadonlySet<string> = new Set(["dar", "estar", "ler", "ser", "ter", "ver", "vir"]);

/** Ends of infinitives, and of their subjunctives, that are irregular or spelled otherwise; the first that fits counts. */
const STEMS: readonly (readonly [infinitive: string, subjunctive: string])[] = [
  ["dar", "de"],
  ["estar", "esteja"],
  ["ler", "leia"],
  ["ser", "seja"],
  ["ter", "tenha"],
  ["manter", "mantenha"],
  ["obter", "obtenha"],
  ["conter", "contenha"],
  ["deter", "detenha"],
  ["ver", "veja"],
  ["vir", "venha"],
  ["çar", "ce"],
  ["car", "que"],
  ["gar", "gue"],
  ["dizer", "diga"],
  ["fazer", "faça"],
  ["trazer", "traga"],
  ["poder", "possa"],
  ["saber", "saiba"],
  ["querer", "queira"],
  ["perder", "perca"],
  ["seguir", "siga"],
  ["dormir", "durma"],
  ["sentir", "sinta"],
  ["ouvir", "ouça"],
  ["pedir", "peça"],
  ["sair", "saia"],
  ["cair", "caia"],
  ["ger", "ja"],
  ["gir", "ja"],
  ["cer", "ça"],
  ["pôr", "ponha"],
];
