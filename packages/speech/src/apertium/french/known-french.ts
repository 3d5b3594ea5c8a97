import { keepCapital, prepend } from "../../capitals.ts";
import { notGoing } from "./not-going.ts";
import { sayOnly } from "./restrictions.ts";
import { respellVerbs } from "./same-sound.ts";
import { SOURCE_IDIOMS } from "./source-idioms.ts";
import { spokenFrench } from "./spoken-source.ts";
import { askDirectly } from "./veuillez.ts";

/**
 * Says French in words that Apertium's pairs from it translate: "on" for us is "nous", and what French counts or asks for
 * needs no "du" elsewhere.
 */
export const knownFrench = (text: string): string =>
  SOURCE_IDIOMS.reduce(
    (known, [idiom, plain]) => known.replace(idiom, keepCapital(plain)),
    askDirectly(notGoing(sayOnly(respellVerbs(spokenFrench(text)))))
      .replace(
        SOMEBODY,
        (_, pronoun: string, have: string) => `ils ${pronoun}${THEY[have] ?? have}`,
      )
      .replace(WE, (_, before: string, verb: string) => {
        const own = before.replace(/s(?:e |')$/i, "nous ");
        return `nous ${own}${OUR[verb.toLowerCase()] ?? verb.replace(/ait$/, "ions").replace(/ra$/, "rons")}`;
      })
      .replace(OUR_OWN, (_, verb: string) => `nous ${verb.replace(/e$/, "")}ons `)
      .replace(WE_OURSELVES, (_, verb: string) => `nous nous ${verb}ons`)
      .replace(HAVE_DONE, (found: string, verb: string, ending: string) =>
        keepCapital(ending === "er" ? `${verb}ez` : `laissez ${verb}${ending}`)(found),
      )
      .replace(TOLD, (verb: string) => prepend("vous ", verb))
      .replace(AGAIN, keepCapital("essay$2 de nouveau")),
  ).replace(SOME, "");

const OUR: Readonly<Record<string, string>> = {
  a: "avons",
  est: "sommes",
  va: "allons",
  avait: "avions",
  était: "étions",
  peut: "pouvons",
  doit: "devons",
  veut: "voulons",
  sait: "savons",
  vient: "venons",
  voit: "voyons",
  vit: "vivons",
  met: "mettons",
  part: "partons",
};
const CLITIC = String.raw`(?:(?:ne|y|en|le|la|les|se) |[nls]')`;
const WE = new RegExp(
  String.raw`(?<!\p{L})(?:l')?on (${CLITIC}*)(${Object.keys(OUR).join("|")}|\p{L}{2,}(?:ait|era|ira|rra))(?![\p{L}-])`,
  "giu",
);
/** "On vend nos légumes". */
const OUR_OWN = /(?<!\p{L})(?:l')?on (\p{L}{2,}(?:[^\Waeiou]e|d)) (?=(?:nos|notre)(?!\p{L}))/giu;

/** "On se retrouve". */
const WE_OURSELVES = /(?<!\p{L})on se (\p{L}{2,}[^\Waeiou])e(?!\p{L})/giu;

const THEY: Readonly<Record<string, string>> = {
  a: "ont",
  avait: "avaient",
  dit: "disent",
  demande: "demandent",
};
/** "On m'a dit": others did. */
const SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})on ((?:(?:me|te|nous|vous|lui|leur) |[mt]'))(${Object.keys(THEY).join("|")})(?!\p{L})`,
  "giu",
);

/** "Du", "de la" or "de l'" of what somebody does, has or wants. */
const SOME =
  /(?<=(?<!\p{L})(?:fai\p{L}+|font|mang\p{L}+|boire|bois|boit|buvons|buvez|pren\p{L}+|demand\p{L}+|ach[eè]t\p{L}+|ajout\p{L}+|trouv\p{L}+|gagn\p{L}+|met|mets|mett\p{L}+|veu[xt]|voul\p{L}+|ai|as|a|avons|avez|ont|avait|aur\p{L}+|faut|faudra|vend\p{L}*|envoi\p{L}+|envoy\p{L}+|donn\p{L}+|offr\p{L}+|apport\p{L}+|reçoi\p{L}+|recev\p{L}+|produi\p{L}+|cherch\p{L}+)(?: (?:juste|seulement|encore|toujours|aussi|besoin|pas))? )(?:du |de la |de l')(?=\p{L})/giu;

/** "Faites chauffer", which is to heat. */
const HAVE_DONE = /(?<=^|[.!?…,;:] |\bet )faites (\p{L}+)(er|ir|re)(?!\p{L})/giu;
/** "Faites", which the pairs take for a participle. */
const TOLD = /(?<=^|[.!?…,;:] |\bet )(?:faites|dites)(?![\p{L}-]| (?:\p{L}+ )?attention)/giu;

/** The pairs do not know this verb. */
const AGAIN = /(?<!\p{L})(re|ré)essay(er|ez|ons|é)(?: de nouveau| encore)?(?!\p{L})/giu;
