import { isQuestion } from "../../units.ts";
import { type Cohort, isOnly, readingsOf, surfaceOf } from "../cohort.ts";

const OURS: Readonly<Record<string, string>> = {
  "à nous": "nous/nous<prn><pro><p1><mf><pl>",
  "à vous": "vous/vous<prn><pro><p2><mf><pl>",
};

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

/** "Apprenez-vous le français ?" asks what you do, though the dictionary knows the form as a request. */
export const askNotTell = (cohorts: readonly Cohort[]): Cohort[] =>
  cohorts.map((cohort, at) => {
    const asks = surfaceOf(cohort).endsWith("-vous") && isQuestion(cohorts, at);
    return asks ? { ...cohort, word: cohort.word.replaceAll(TOLD, ASKED) } : cohort;
  });
const TOLD = "<imp><p2><pl>+vous<prn><enc><p2><mf><pl>";
const ASKED = "<pri><p2><pl>+vous<prn><tn><p2><mf><pl>";
