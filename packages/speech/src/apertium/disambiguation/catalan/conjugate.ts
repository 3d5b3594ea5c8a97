/** The endings of a tense: I, you, he, we, you all, they. */
type Tense = readonly [string, string, string, string, string, string];

const PERSONS = ["<p1><sg>", "<p2><sg>", "<p3><sg>", "<p1><pl>", "<p2><pl>", "<p3><pl>"];

const tense = (endings: string): Tense => endings.split(" ") as unknown as Tense;

/** Tenses of verbs in "-ar", without those that are made of the infinitive. */
const IN_AR: Readonly<Record<string, Tense>> = {
  pri: tense("o es a em eu en"),
  pii: tense("ava aves ava àvem àveu aven"),
  ifi: tense("í ares à àrem àreu aren"),
  prs: tense("i is i em eu in"),
  pis: tense("és essis és éssim éssiu essin"),
};
/** Those of verbs in "-ir" that grow longer, as most do: "serveixo". */
const IN_IR: Readonly<Record<string, Tense>> = {
  pri: tense("eixo eixes eix im iu eixen"),
  pii: tense("ia ies ia íem íeu ien"),
  ifi: tense("í ires í írem íreu iren"),
  prs: tense("eixi eixis eixi im iu eixin"),
  pis: tense("ís issis ís íssim íssiu issin"),
};
/** What is written behind the infinitive, without the "e" of "-re". */
const OF_INFINITIVE: Readonly<Record<string, Tense>> = {
  fti: tense("é às à em eu an"),
  cni: tense("ia ies ia íem íeu ien"),
};
const REQUESTS: readonly (readonly [tags: string, tense: string, person: number])[] = [
  ["<imp><p2><sg>", "pri", 2],
  ["<imp><p3><sg>", "prs", 2],
  ["<imp><p1><pl>", "prs", 3],
  ["<imp><p2><pl>", "pri", 4],
  ["<imp><p3><pl>", "prs", 5],
];
const PARTICIPLES = ["t<pp><m><sg>", "da<pp><f><sg>", "ts<pp><m><pl>", "des<pp><f><pl>"];

/** Lists the forms of a regular Catalan verb, each with its tags; of others those that the infinitive begins. */
export function conjugateCatalan(verb: string): [form: string, tags: string][] {
  const vowel = /[ai](?=r$)/u.exec(verb)?.[0];
  const base = verb.replace(/e$/u, "");
  const forms = formsIn(OF_INFINITIVE, (ending) => base + ending);
  forms.push([verb, "<inf>"]);
  if (!vowel) return forms;
  const stem = verb.slice(0, -2);
  const own = vowel === "a" ? IN_AR : IN_IR;
  const join = (ending: string) => (vowel === "a" ? beforeVowel(stem, ending) : stem) + ending;
  forms.push(...formsIn(own, join));
  for (const [tags, name, person] of REQUESTS) forms.push([join(own[name]?.[person] ?? ""), tags]);
  for (const participle of PARTICIPLES) {
    const [ending = ""] = participle.split("<", 1);
    forms.push([stem + vowel + ending, participle.slice(ending.length)]);
  }
  return [...forms, [`${stem}${vowel}nt`, "<ger>"]];
}

const formsIn = (
  tenses: Readonly<Record<string, Tense>>,
  join: (ending: string) => string,
): [string, string][] =>
  Object.entries(tenses).flatMap(([name, endings]) =>
    endings.map((ending, i) => [join(ending), `<${name}>${PERSONS[i]}`] as [string, string]),
  );

/** Writes a stem as the vowel of its ending demands: "tocar, toqui", "menjar, mengi". */
export const beforeVowel = (stem: string, ending: string): string =>
  /^[eéií]/u.test(ending)
    ? stem.replace(/(?:[gq]u|[cçgj])$/u, (end) => BEFORE_E[end] ?? end)
    : stem;
const BEFORE_E: Readonly<Record<string, string>> = {
  c: "qu",
  ç: "c",
  g: "gu",
  gu: "gü",
  j: "g",
  qu: "qü",
};
