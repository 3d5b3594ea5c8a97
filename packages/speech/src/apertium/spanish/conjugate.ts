/** Endings of a tense: of "yo, tú, él, nosotros, vosotros, ellos". */
type Persons = readonly string[];

const persons = (endings: string): Persons => endings.split(" ");

/** Tenses that Spanish forms of the infinitive. */
const OF_INFINITIVE: Readonly<Record<string, Persons>> = {
  fti: persons("é ás á emos éis án"),
  cni: persons("ía ías ía íamos íais ían"),
};

const OF_AR: Readonly<Record<string, Persons>> = {
  pri: persons("o as a amos áis an"),
  ifi: persons("é aste ó amos asteis aron"),
  pii: persons("aba abas aba ábamos abais aban"),
  prs: persons("e es e emos éis en"),
  imp: persons("e a e emos ad en"),
  pis: persons("ara aras ara áramos arais aran"),
};

const OF_ER: Readonly<Record<string, Persons>> = {
  pri: persons("o es e emos éis en"),
  ifi: persons("í iste ió imos isteis ieron"),
  pii: persons("ía ías ía íamos íais ían"),
  prs: persons("a as a amos áis an"),
  imp: persons("a e a amos ed an"),
  pis: persons("iera ieras iera iéramos ierais ieran"),
};

const OF_IR: Readonly<Record<string, Persons>> = {
  ...OF_ER,
  pri: persons("o es e imos ís en"),
  imp: persons("a e a amos id an"),
};

const TENSES: Readonly<Record<string, Readonly<Record<string, Persons>>>> = {
  ar: OF_AR,
  er: OF_ER,
  ir: OF_IR,
};

/**
 * Conjugates a regular Spanish verb.
 * @param tags such as `<ifi><p3><sg>`
 * @param stressed its stem where the stress is on it, if that is another: "niev" of "nevar"
 */
export function conjugateSpanish(verb: string, tags: string, stressed = verb.slice(0, -2)): string {
  const [stem, kind] = [verb.slice(0, -2), verb.slice(-2)];
  // "Derrito, derritió": a stem that changes its "e" to "i" does so before all but "i".
  const weak = kind === "ir" && stressed === stem.replace(/e(?=[^e]*$)/u, "i") ? stressed : stem;
  const [, tense = ""] = /^<(\w+)>/.exec(tags) ?? [];
  if (tense === "ger") return weak + (kind === "ar" ? "ando" : "iendo");
  if (tense === "pp") {
    const gender = tags.includes("<f>") ? "a" : "o";
    return `${stem}${kind === "ar" ? "ad" : "id"}${gender}${tags.includes("<pl>") ? "s" : ""}`;
  }
  const person = Number(/<p([123])>/.exec(tags)?.[1] ?? 0) - 1 + (tags.includes("<pl>") ? 3 : 0);
  const future = OF_INFINITIVE[tense]?.[person];
  if (future) return verb + future;
  const ending = TENSES[kind]?.[tense]?.[person];
  if (!ending) return verb;
  const isStressed = ["pri", "prs", "imp"].includes(tense) && ![3, 4].includes(person);
  const isWeak = /^(?:i[eó]|a)/u.test(ending);
  const own = isStressed ? stressed : isWeak ? weak : stem;
  // "Tiñó": no "i" is written between "ñ" and a vowel.
  return (
    spelt(own, ending, kind === "ar") +
    (own.endsWith("ñ") ? ending.replace(/^i(?=[eó])/u, "") : ending)
  );
}

/** Keeps the sound of a stem before its ending: "pegué", "cruce", "escoja". */
function spelt(stem: string, ending: string, isInAr: boolean): string {
  const isSoft = /^[eéií]/u.test(ending);
  if (isSoft !== isInAr) return stem;
  const spelling = isInAr ? BEFORE_E : BEFORE_A;
  if (!isInAr && /(?<!u)ec$/u.test(stem)) return stem.replace(/c$/u, "zc"); // "enrojezco"
  return stem.replace(/(?:gu|[cgz])$/u, (end) => spelling[end] ?? end);
}

const BEFORE_E: Readonly<Record<string, string>> = { c: "qu", g: "gu", z: "c" };
const BEFORE_A: Readonly<Record<string, string>> = { g: "j", c: "z", gu: "g" };
