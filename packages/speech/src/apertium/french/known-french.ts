import { withoutAgain } from "../catalan/from-french/again.ts";
import { askFirst } from "../catalan/from-french/questions.ts";
import { SAYINGS } from "../catalan/from-french/sayings.ts";
import { keepCapital } from "../../capitals.ts";
import { notGoing } from "./not-going.ts";
import { sayOnly } from "./restrictions.ts";
import { respellVerbs } from "./same-sound.ts";
import { SOURCE_IDIOMS } from "./source-idioms.ts";
import { spokenFrench } from "./spoken-source.ts";
import { askDirectly } from "./veuillez.ts";

/**
 * Says French in words that Apertium's pair with Catalan translates, in written word order, and drops the partitive "du", which
 * other languages lack.
 */
export const knownFrench = (text: string): string =>
  [...SAYINGS, ...SOURCE_IDIOMS]
    .reduce(
      (known, [idiom, plain]) => known.replace(idiom, keepCapital(plain)),
      askDirectly(
        notGoing(sayOnly(respellVerbs(spokenFrench(askFirst(withoutAgain(text)))))),
      ).replace(HAVE_DONE, (found: string, verb: string, ending: string) =>
        keepCapital(ending === "er" ? `${verb}ez` : `laissez ${verb}${ending}`)(found),
      ),
    )
    .replace(SOME_OF_BOTH, "$1")
    .replace(SOME, "");

/** "Du", "de la" or "de l'" of what somebody does, has or wants. */
const GIVING = String.raw`(?<!\p{L})(?:fai\p{L}+|font|mang\p{L}+|boire|bois|boit|buvons|buvez|(?:re)?pren\p{L}+|demand\p{L}+|ach[eè]t\p{L}+|ajout\p{L}+|trouv\p{L}+|gagn\p{L}+|met|mets|mett\p{L}+|veu[xt]|voul\p{L}+|ai|as|a|avons|avez|ont|avait|aur\p{L}+|faut|faudra|vend\p{L}*|envoi\p{L}+|envoy\p{L}+|donn\p{L}+|offr\p{L}+|apport\p{L}+|reçoi\p{L}+|recev\p{L}+|produi\p{L}+|cherch\p{L}+|rajout\p{L}+|vers\p{L}+|utilis\p{L}+|il reste|(?<!c'est |ce n'est )il y a)(?: (?:juste|seulement|encore|toujours|aussi|besoin|pas))? `;
const SOME = new RegExp(String.raw`(?<=${GIVING})(?:du |de la |de l')(?=\p{L})`, "giu");
/** "Du beurre et de la confiture". */
const SOME_OF_BOTH = new RegExp(
  String.raw`(?<=${GIVING})(?:du |de la |de l')(\p{L}+,? (?:et|ou) )(?:du |de la |de l')(?=\p{L})`,
  "giu",
);

/** "Faites chauffer", which is to heat. */
const HAVE_DONE = /(?<=^|[.!?…,;:] |\bet )faites (\p{L}+)(er|ir|re)(?!\p{L})/giu;
