import { subjunctiveOf } from "../../subjunctive.ts";

/**
 * Says "até que fiquem" for "até ficarem", whose infinitive says who does it: the pairs take it for one that does not.
 * Behind "a", "de" and "por" it need not say so: "aconselhou os pacientes a descansar".
 */
export const sayWho = (text: string): string =>
  text
    .replace(ASKED, (_, verb: string) => `que ${subjunctiveOf(verb, "m")}`)
    .replace(
      ONE,
      (_, before: string, who: string, verb: string) =>
        `${before} que ${who} ${subjunctiveOf(verb, "")}`,
    )
    .replace(
      ONE_DOES_IT,
      (_, before: string, who: string, cut: string, it: string) =>
        `${before} que ${who} ${it} ${subjunctiveOf(`${cut.replace(/[áêí]$/u, (vowel) => PLAIN[vowel] ?? vowel)}r`, "")}`,
    )
    .replace(THEY, (_, before: string, verb: string) => `${before} que ${subjunctiveOf(verb, "m")}`)
    .replace(ANYBODY, "$1");

const INFINITIVE = String.raw`(?=\p{L}+[aei]rem(?!\p{L}))(\p{L}+)em(?![\p{L}-])`;
const THEY = new RegExp(String.raw`(?<!\p{L})(até|para|antes de|sem) ${INFINITIVE}`, "giu");
/** "Até eu voltar": the subjunctive is the same for "eu", "você", "ele" and "ela". */
const ONE = new RegExp(
  String.raw`(?<!\p{L})(até|para|antes de|depois de|sem) (eu|você|ele|ela) (\p{L}+[aeiô]r)(?![\p{L}])`,
  "giu",
);
/** "Antes de você cortá-lo". */
const ONE_DOES_IT = new RegExp(
  String.raw`(?<!\p{L})(até|para|antes de|depois de|sem) (eu|você|ele|ela) (\p{L}+[áêií])-l([oa]s?)(?!\p{L})`,
  "giu",
);
const PLAIN: Readonly<Record<string, string>> = { á: "a", ê: "e", í: "i" };
const ANYBODY = new RegExp(String.raw`(?<=(?<!\p{L})(?:a|de|por) )${INFINITIVE}`, "giu");

/** "Pediu a todos para ficarem" asks that they stay. */
const ASKS =
  "ped(?:ir|iu|iram|ia|e|em|i)|diss(?:e|eram)|diria|di(?:ga|z|zem)|implor(?:ou|aram)|convenc(?:eu|eram)|orden(?:ou|aram)|avis(?:ou|aram|ei)";
const ASKED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${ASKS})(?: [^.!?;,]{1,80})? )para ${INFINITIVE}`,
  "giu",
);
