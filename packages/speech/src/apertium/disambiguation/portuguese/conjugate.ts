/** Endings of a regular conjugation, each with the tags of the forms that it is of. */
type Endings = Readonly<Record<string, readonly string[]>>;

const one = (tags: string): string[] => [`${tags}<p1><sg>`, `${tags}<p3><sg>`];

/** Tenses that Portuguese forms of the infinitive, whose vowel the others begin with. */
const ofInfinitive = (vowel: string): Endings => ({
  [`${vowel}r`]: ["<inf>", ...one("<fts>")],
  [`${vowel}rem`]: ["<fts><p3><pl>"],
  [`${vowel}rei`]: ["<fti><p1><sg>"],
  [`${vowel}rá`]: ["<fti><p3><sg>"],
  [`${vowel}remos`]: ["<fti><p1><pl>"],
  [`${vowel}rão`]: ["<fti><p3><pl>"],
  [`${vowel}ria`]: one("<cni>"),
  [`${vowel}ríamos`]: ["<cni><p1><pl>"],
  [`${vowel}riam`]: ["<cni><p3><pl>"],
  [`${vowel}ram`]: ["<ifi><p3><pl>"],
  [`${vowel}sse`]: one("<pis>"),
  [`${vowel}ssem`]: ["<pis><p3><pl>"],
  [`${vowel}ndo`]: ["<ger>"],
});

const participles = (stem: string): Endings => ({
  [`${stem}o`]: ["<pp><m><sg>"],
  [`${stem}a`]: ["<pp><f><sg>"],
  [`${stem}os`]: ["<pp><m><pl>"],
  [`${stem}as`]: ["<pp><f><pl>"],
});

/** Of verbs in "-er" and "-ir". */
const ofTwo = (vowel: string): Endings => ({
  ...ofInfinitive(vowel),
  ...participles("id"),
  o: ["<pri><p1><sg>"],
  e: ["<pri><p3><sg>"],
  [`${vowel}mos`]: ["<pri><p1><pl>", "<ifi><p1><pl>"],
  em: ["<pri><p3><pl>"],
  i: ["<ifi><p1><sg>"],
  [`${vowel}u`]: ["<ifi><p3><sg>"],
  ia: one("<pii>"),
  íamos: ["<pii><p1><pl>"],
  iam: ["<pii><p3><pl>"],
  a: one("<prs>"),
  amos: ["<prs><p1><pl>"],
  am: ["<prs><p3><pl>"],
});

const ENDINGS: Readonly<Record<string, Endings>> = {
  ar: {
    ...ofInfinitive("a"),
    ...participles("ad"),
    o: ["<pri><p1><sg>"],
    a: ["<pri><p3><sg>"],
    amos: ["<pri><p1><pl>", "<ifi><p1><pl>"],
    am: ["<pri><p3><pl>"],
    ei: ["<ifi><p1><sg>"],
    ou: ["<ifi><p3><sg>"],
    ava: one("<pii>"),
    ávamos: ["<pii><p1><pl>"],
    avam: ["<pii><p3><pl>"],
    e: one("<prs>"),
    emos: ["<prs><p1><pl>"],
    em: ["<prs><p3><pl>"],
  },
  er: ofTwo("e"),
  ir: ofTwo("i"),
};

/**
 * Conjugates a regular Portuguese verb: maps each form to its readings, `deitar<vblex><pri><p3><sg>`.
 * @param verb in the infinitive
 */
export function conjugate(verb: string): Map<string, string[]> {
  const stem = verb.slice(0, -2);
  const endings = ENDINGS[verb.slice(-2)] ?? {};
  return new Map(
    Object.entries(endings).map(([ending, tags]) => [
      spelled(stem, ending, verb.endsWith("ar")),
      tags.map((each) => `${verb}<vblex>${each}`),
    ]),
  );
}

/** Writes a stem as its ending demands: "checar, cheque", "erguer, ergo", "chatear, chateio". */
function spelled(stem: string, ending: string, isInAr: boolean): string {
  if (isInAr && stem.endsWith("e") && STRESSED.has(ending)) return `${stem}i${ending}`;
  const isSoft = /^[ei]/u.test(ending);
  if (isSoft !== isInAr) return stem + ending;
  const spelling = isInAr ? BEFORE_E : BEFORE_A;
  return stem.replace(/(?:gu|[cçg])$/u, (end) => spelling[end] ?? end) + ending;
}

const STRESSED = new Set(["o", "a", "am", "e", "em"]);
const BEFORE_E: Readonly<Record<string, string>> = { c: "qu", ç: "c", g: "gu" };
const BEFORE_A: Readonly<Record<string, string>> = { c: "ç", g: "j", gu: "g" };
