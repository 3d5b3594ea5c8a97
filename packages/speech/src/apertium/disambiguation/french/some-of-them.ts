import { type Cohort, isOnly, lemma, readingsOf, surfaceOf } from "../cohort.ts";

/** Verbs that are joined to their object by "de". */
const OF = new Set(
  `parler venir souvenir dépendre occuper rêver profiter rire changer sortir manquer douter jouer partir provenir disposer
  discuter jouir servir approcher débarrasser éloigner être avoir remercier informer protéger séparer libérer`.split(
    /\s+/u,
  ),
);

/** "Raconter des histoires": behind an infinitive "des" is some of them. */
export const someOfThem = (cohorts: readonly Cohort[]): Cohort[] =>
  cohorts.filter((cohort, at) => {
    const verb = cohorts[at - 1];
    const isSome = surfaceOf(cohort) === "des" && isOnly(verb, "inf");
    return !isSome || readingsOf(verb).some((each) => OF.has(lemma(each)));
  });
