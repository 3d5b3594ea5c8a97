import { caseLike, keepCapital } from "../../capitals.ts";

/** Says "never again", "no money" and "anybody" as French does. */
export const negation = (text: string): string =>
  text
    .replace(
      /(?<=\p{L}) jamais plus (ai|as|a|avons|avez|ont|avait|avais|avaient)(?!\p{L})/giu,
      " n'$1 plus jamais",
    )
    .replace(
      /(?<=^|[.!?…,] )aucune chose (?:ne |n')?(?=(\p{L}))/giu,
      (found: string, next: string) => caseLike(found, `rien n${elided(next)}`),
    )
    .replace(
      /(?<=(?<!\p{L})aucune? d(?:e nous|e vous|'eux|'elles) )(?=(?:ai|a|avait|est|était)(?!\p{L}))/giu,
      "n'",
    )
    .replace(
      /(?<=(?<!\p{L})aucune? d(?:e nous|e vous|'eux|'elles) )(?=(?:peut|veut|sait|va|sera|doit|fait)(?!\p{L}))/giu,
      "ne ",
    )
    .replace(
      /(?<=(?<!\p{L})n(?:e |')\p{L}+ (?:presque )?)pas plus (?=d(?:e |')(?!un|deux|trois|quatre|cinq|dix|vingt|cent|\d))/giu,
      "plus ",
    )
    .replace(/(?<=^|[.!?…] )et se non(?!\p{L})/giu, keepCapital("et sinon"))
    .replace(NEVER_DOES, "$1 ne $2 jamais")
    .replace(NEVER_DONE, " jamais $1")
    .replace(
      WITHOUT_NE,
      (_, who: string, have: string) => `${who.replace(/(j)'/i, "$1e ")}n'${have} jamais`,
    )
    .replace(NO_TIME, (_, what: string) => (/^[ae]/i.test(what) ? "d'" : "de "))
    .replace(
      /(?<!\p{L})n'importe qui (?:de (?=nous|vous)|d'(?=eux))/giu,
      keepCapital("n'importe lequel d'entre "),
    )
    .replace(/(?<!\p{L})n'importe qui d'(?=elles)/giu, keepCapital("n'importe laquelle d'entre "))
    .replace(WITHOUT_ANY, (_, vowel: string | undefined, what: string) =>
      FEELING.test(what) ? "" : vowel ? "d'" : "de ",
    )
    .replace(
      /(?<!\p{L})(?:il|cela|ça) n'importe pas(?=\s*(?:[,.;!?]|$)| (?:ce qu|qui|où|comment|si|quand))/giu,
      "peu importe",
    )
    .replace(
      /(?<!\p{L})n'y (a|avait|aura) pas (?=(?!de |d'|une? |le |la |les |l'|que |moyen|lieu|seulement|encore|assez|plus)(\p{L}+)(?:\s*[,.;!?]|$| (?:pour|avec|dans|ici|là|à|en)(?!\p{L})))/giu,
      "n'y $1 pas de ",
    );

const elided = (next: string): string => (/[aàâeéèêiîoôuh]/i.test(next) ? "'" : "e ");

/** "Vous jamais faites". */
const NEVER_DOES =
  /(?<!\p{L})(je|tu|ils?|elles?|on|nous|vous) jamais (?!ai|as|a|avons|avez|ont|plus)((?:(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en) )?\p{L}+)(?!\p{L})/giu;

/** "Ils ne sont revenus jamais". */
const NEVER_DONE =
  /(?<=(?<!\p{L})(?:ne |n')(?:(?:me|te|se|la|le|les|lui|leur|nous|vous) |[mtsl]')?(?:ai|as|a|avons|avez|ont|avais|avait|avaient|suis|es|est|sommes|êtes|sont|étais|était|étaient)) (?!pas|plus|presque)(\p{L}+) jamais(?!\p{L})/giu;
/** "J'avais jamais vu". */
const WITHOUT_NE =
  /(?<!\p{L}|\bne )(j'|(?:tu|ils?|elles?|on|nous|vous) )(ai|as|a|avons|avez|ont|avais|avait|avaient) jamais(?!\p{L})/giu;

const HAVE_NOT = String.raw`(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avai[st]|avaient|avions|aviez) pas )`;
/** "Je n'avais pas de l'argent". */
const WITHOUT_ANY = new RegExp(
  String.raw`${HAVE_NOT}(?:(?:du|de la|des) (?!tout(?!\p{L}))|de l'(?=(\p{L})))(?=(\p{L}+))`,
  "giu",
);
/** "Je n'avais pas temps". */
const NO_TIME = new RegExp(
  String.raw`${HAVE_NOT}(?=(temps|argent|choix|enfants|amis|place)(?!\p{L}))`,
  "giu",
);
const FEELING = /^(?:peur|faim|soif|raison|tort|envie|besoin|sommeil|froid|chaud|mal|honte)$/iu;
