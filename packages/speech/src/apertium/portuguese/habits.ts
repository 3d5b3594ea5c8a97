/**
 * Says habits without "costumar", which the pairs take for something else: "eu costumava trabalhar" is "eu trabalhava", and
 * "eu costumo trabalhar" is "eu normalmente trabalho".
 */
export const sayHabits = (text: string): string =>
  text
    .replace(
      USED_TO,
      (_, they: string | undefined, we: string | undefined, pronoun: string, verb: string) =>
        pronoun + (we ? imperfectOfWe(verb) : imperfect(verb, they ?? "")),
    )
    .replace(
      USUALLY,
      (_, ending: string, pronoun: string, verb: string) =>
        `normalmente ${pronoun}${present(verb, ending.toLowerCase())}`,
    );

const PRONOUN = "(?:(?:me|te|se|nos|lhes?|[oa]s?) )?";
const INFINITIVE = String.raw`(\p{L}+[aei]r|pôr|ir|ler|ver)(?!\p{L})`;
const USED_TO = new RegExp(
  String.raw`\bcostum(?:ava(m|)|áva(mos)) (${PRONOUN})${INFINITIVE}`,
  "giu",
);
const USUALLY = new RegExp(String.raw`\bcostum(o|a|am|amos) (${PRONOUN})${INFINITIVE}`, "giu");

/** Returns the imperfect of a verb in the third person. */
function imperfect(infinitive: string, plural: string): string {
  const irregular = IMPERFECTS.get(infinitive.toLowerCase());
  const stem = infinitive.slice(0, -2);
  return `${irregular ?? stem + (infinitive.endsWith("ar") ? "ava" : "ia")}${plural}`;
}

/** The same of "we": "falávamos", "comíamos", "tínhamos". */
const imperfectOfWe = (infinitive: string): string =>
  `${imperfect(infinitive, "").replace(/[aeiu](?=[^aeiu]*[aeiu]$)|i(?=a$)/u, (vowel) => ACUTE[vowel] ?? vowel)}mos`;
const ACUTE: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", u: "ú" };

const IMPERFECTS: ReadonlyMap<string, string> = new Map([
  ["ser", "era"],
  ["ter", "tinha"],
  ["vir", "vinha"],
  ["pôr", "punha"],
]);

/** Returns the present of a verb in the person of "costum-" with this ending. */
function present(infinitive: string, ending: string): string {
  const person = PERSONS.indexOf(ending);
  const irregular = PRESENTS.get(infinitive.toLowerCase())?.[person];
  if (irregular) return irregular;
  const [stem, vowel] = [infinitive.slice(0, -2), infinitive.slice(-2, -1)];
  const endings = [
    "o",
    vowel === "a" ? "a" : "e",
    vowel === "a" ? "am" : "em",
    `${vowel}mos`,
  ] as const;
  return stem + (endings[person] ?? "");
}

const PERSONS: readonly string[] = ["o", "a", "am", "amos"];

const PRESENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["dizer", ["digo", "diz", "dizem", "dizemos"]],
  ["dormir", ["durmo", "dorme", "dormem", "dormimos"]],
  ["fazer", ["faço", "faz", "fazem", "fazemos"]],
  ["ir", ["vou", "vai", "vão", "vamos"]],
  ["ler", ["leio", "lê", "leem", "lemos"]],
  ["ouvir", ["ouço", "ouve", "ouvem", "ouvimos"]],
  ["pedir", ["peço", "pede", "pedem", "pedimos"]],
  ["pôr", ["ponho", "põe", "põem", "pomos"]],
  ["sair", ["saio", "sai", "saem", "saímos"]],
  ["ser", ["sou", "é", "são", "somos"]],
  ["ter", ["tenho", "tem", "têm", "temos"]],
  ["trazer", ["trago", "traz", "trazem", "trazemos"]],
  ["ver", ["vejo", "vê", "veem", "vemos"]],
  ["vir", ["venho", "vem", "vêm", "vimos"]],
]);
