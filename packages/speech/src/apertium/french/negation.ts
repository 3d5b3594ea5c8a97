import { keepCapital } from "../../capitals.ts";

/** Says "never again", "no money" and "anybody" as French does. */
export const negation = (text: string): string =>
  text
    .replace(
      /(?<=\p{L}) jamais plus (ai|as|a|avons|avez|ont|avait|avais|avaient)(?!\p{L})/giu,
      " n'$1 plus jamais",
    )
    .replace(
      /\bn'importe quel(?=\s*(?:[,.;!?]|$)| (?:dans|en|au|à|de|qui|que|avec|pour)(?!\p{L}))/giu,
      keepCapital("n'importe qui"),
    )
    .replace(WITHOUT_ANY, (_, vowel: string | undefined, what: string) =>
      FEELING.test(what) ? "" : vowel ? "d'" : "de ",
    )
    .replace(/(?<!\p{L})(?:il|cela|ça) n'importe pas(?=\s*(?:[,.;!?]|$))/giu, "peu importe")
    .replace(
      /(?<!\p{L})n'y (a|avait|aura) pas (?=(?!de |d'|une? |le |la |les |l'|que |moyen|lieu|seulement|encore|assez|plus)(\p{L}+)(?:\s*[,.;!?]|$| (?:pour|avec|dans|ici|là|à|en)(?!\p{L})))/giu,
      "n'y $1 pas de ",
    );

/** "Je n'avais pas de l'argent". */
const WITHOUT_ANY =
  /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avai[st]|avaient|avions|aviez) pas )(?:(?:du|de la|des) (?!tout(?!\p{L}))|de l'(?=(\p{L})))(?=(\p{L}+))/giu;
const FEELING = /^(?:peur|faim|soif|raison|tort|envie|besoin|sommeil|froid|chaud|mal|honte)$/iu;
