import { SENSES } from "../../senses/senses.ts";
import { type Cohort, readingsOf, surfaceOf } from "../cohort.ts";
import { inflectCatalan } from "./inflect.ts";

/**
 * Gives readings to Catalan words that a mode's dictionary does not know, but that have a translation among its senses.
 * A pronoun behind such a verb becomes part of it, as of other verbs: "relaxar-se".
 */
export function recogniseCatalan(cohorts: readonly Cohort[], mode: string): Cohort[] {
  const forms = formsOf(mode);
  const recognised: Cohort[] = [];
  for (let at = 0; at < cohorts.length; at += 1) {
    const cohort = cohorts[at];
    if (!cohort) break;
    const readings = cohort.word.includes("/*") ? forms.get(surfaceOf(cohort)) : undefined;
    const enclitic = readings && encliticAt(cohorts, at + 1);
    const [surface = ""] = cohort.word.split("/", 1);
    const joined = enclitic
      ? readings.filter((each) => each.includes("<vblex>")).map((each) => `${each}+${enclitic}`)
      : readings;
    recognised.push(joined?.length ? { ...cohort, word: [surface, ...joined].join("/") } : cohort);
    if (enclitic) at += cohorts[at + 1]?.blank === "-" ? 1 : 2;
  }
  return recognised;
}

/** Returns the pronoun that leans on the verb before a position: "-se", "'m". */
function encliticAt(cohorts: readonly Cohort[], at: number): string | undefined {
  if (cohorts[at]?.blank === "-") return LONG[surfaceOf(cohorts[at])];
  const mark = surfaceOf(cohorts[at]);
  const pronoun = cohorts[at + 1];
  if (pronoun?.blank !== "" || (mark !== "-" && mark !== "'")) return undefined;
  return mark === "'"
    ? SHORT[surfaceOf(pronoun)]
    : (LONG[surfaceOf(pronoun)] ??
        readingsOf(pronoun)
          .find((reading) => reading.includes("<pro>"))
          ?.replaceAll("<pro>", "<enc>"));
}

/** Pronouns that have another form before a verb. */
const LONG: Readonly<Record<string, string>> = {
  lo: "el<prn><enc><p3><m><sg>",
  los: "el<prn><enc><p3><m><pl>",
  me: "em<prn><enc><p1><mf><sg>",
  ne: "en<prn><enc><adv>",
  nos: "ens<prn><enc><p1><mf><pl>",
  te: "et<prn><enc><p2><mf><sg>",
  vos: "us<prn><enc><p2><mf><pl>",
};

/** Pronouns that lose their vowel. */
const SHORT: Readonly<Record<string, string>> = {
  l: "el<prn><enc><p3><m><sg>",
  ls: "el<prn><enc><p3><m><pl>",
  m: "em<prn><enc><p1><mf><sg>",
  n: "en<prn><enc><adv>",
  ns: "ens<prn><enc><p1><mf><pl>",
  s: "es<prn><enc><ref><p3><mf><sp>",
  t: "et<prn><enc><p2><mf><sg>",
};

const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Maps the forms of the words that a mode has senses for to their readings. */
function formsOf(mode: string): ReadonlyMap<string, readonly string[]> {
  const found = known.get(mode);
  if (found) return found;
  const forms = new Map<string, string[]>();
  for (const [key, sense] of SENSES[mode]?.better ?? []) {
    for (const [form, reading] of inflectCatalan(key, sense)) {
      forms.set(form, [...(forms.get(form) ?? []), reading]);
    }
  }
  known.set(mode, forms);
  return forms;
}
