import { type Cohort, isOnly, lemma, readingsOf, surfaceOf } from "../cohort.ts";

const OURS: Readonly<Record<string, string>> = {
  "à nous": "nous/nous<prn><pro><p1><mf><pl>",
  "à vous": "vous/vous<prn><pro><p2><mf><pl>",
};

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

/** Parts "à vous" before a verb, where "vous" is its object: "pensez à vous abonner". */
export const partToYou = (cohorts: readonly Cohort[]): Cohort[] =>
  cohorts.flatMap((cohort, at) => {
    const pronoun = OURS[surfaceOf(cohort)];
    const next = cohorts[at + 1];
    // Behind a verb that is not known, the pair would say who does it, as one word with the verb.
    if (/^-(?:vous|nous|toi|moi)$/u.test(surfaceOf(cohort)) && cohorts[at - 1]?.word.includes("/*"))
      return [];
    return pronoun && isOnly(next, "inf") && readingsOf(next).length > 0
      ? [
          { ...cohort, word: "à/à<pr>" },
          { word: pronoun, blank: " " },
        ]
      : [cohort];
  });
