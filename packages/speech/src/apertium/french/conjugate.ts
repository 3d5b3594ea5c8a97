export type Person = "je" | "tu" | "il" | "nous" | "vous" | "ils";

/**
 * Conjugates a French verb in the present, or in the imperfect if it is past; undefined for "être", "avoir", "savoir" and
 * what is no verb.
 */
export function conjugate(infinitive: string, person: Person, past: boolean): string | undefined {
  const [ending, je, il, ils, nous] = VERBS.find(([end]) => end.test(infinitive)) ?? [];
  if (!ending || je === undefined || il === undefined || ils === undefined) return undefined;
  const form = (end: string): string => infinitive.replace(ending, end);
  const stem = form(nous ?? ils.replace(/ent$/, ""));
  if (past) return inImperfect(stem, person);
  if (person === "nous") return softened(stem, "ons");
  if (person === "vous")
    return IRREGULAR_VOUS.test(infinitive) ? stem.replace(/s$/, "tes") : `${stem}ez`;
  if (person === "tu") return form(je).replace(/e$/, "es");
  return form(person === "je" ? je : person === "il" ? il : ils);
}

function inImperfect(stem: string, person: Person): string {
  const ending = IMPERFECT[person];
  return ending.startsWith("i") ? stem + ending : softened(stem, ending);
}

const IMPERFECT: Readonly<Record<Person, string>> = {
  je: "ais",
  tu: "ais",
  il: "ait",
  nous: "ions",
  vous: "iez",
  ils: "aient",
};

/** "Mangez", but "mangeons". */
const softened = (stem: string, ending: string): string =>
  stem.replace(/g$/, "ge").replace(/c$/, "ç") + ending;

const IRREGULAR_VOUS = /faire$|^(?:re)?dire$/;

type Endings = readonly [infinitive: RegExp, je: string, il: string, ils: string, nous?: string];

/** The first that fits counts; the stem with "nous" is that with "ils" if it is not given. */
const VERBS: readonly Endings[] = [
  [/^aller$/, "vais", "va", "vont", "all"],
  [/faire$/, "fais", "fait", "font", "fais"],
  [/prendre$/, "prends", "prend", "prennent", "pren"],
  [/([aeo]i)ndre$/, "$1ns", "$1nt", "$1gnent"],
  [/([nr])dre$/, "$1ds", "$1d", "$1dent"],
  [/ttre$/, "ts", "t", "ttent"],
  [/([vt])enir$/, "$1iens", "$1ient", "$1iennent", "$1en"],
  [/cevoir$/, "çois", "çoit", "çoivent", "cev"],
  [/devoir$/, "dois", "doit", "doivent", "dev"],
  [/pouvoir$/, "peux", "peut", "peuvent", "pouv"],
  [/pleuvoir$/, "pleus", "pleut", "pleuvent", "pleuv"],
  [/vouloir$/, "veux", "veut", "veulent", "voul"],
  [/^(re|entre)?voir$/, "$1vois", "$1voit", "$1voient", "$1voy"],
  [/croire$/, "crois", "croit", "croient", "croy"],
  [/boire$/, "bois", "boit", "boivent", "buv"],
  [/crire$/, "cris", "crit", "crivent"],
  [/([ld])ire$/, "$1is", "$1it", "$1isent"],
  [/rire$/, "ris", "rit", "rient"],
  [/uire$/, "uis", "uit", "uisent"],
  [/ivre$/, "is", "it", "ivent"],
  [/aître$/, "ais", "aît", "aissent"],
  [/([vf])rir$/, "$1re", "$1re", "$1rent"],
  [/courir$/, "cours", "court", "courent"],
  [/mourir$/, "meurs", "meurt", "meurent", "mour"],
  [/(dor|men|par|sen|ser|sor)([mtv])ir$/, "$1s", "$1t", "$1$2ent"],
  [/(?<!vo)ir$/, "is", "it", "issent"],
  [/([oau])yer$/, "$1ie", "$1ie", "$1ient", "$1y"],
  [/(p+e)ler$/, "$1lle", "$1lle", "$1llent", "$1l"],
  [/jeter$/, "jette", "jette", "jettent", "jet"],
  [/e([cdlmnpstv]|ch)er$/, "è$1e", "è$1e", "è$1ent", "e$1"],
  [/é(\p{L}{1,2})er$/u, "è$1e", "è$1e", "è$1ent", "é$1"],
  [/er$/, "e", "e", "ent"],
];
