import { caseLike } from "../../capitals.ts";
import { conjugate } from "./conjugate.ts";

/**
 * Asks for what French asks for with "veuillez", which the pairs from it take for "want": "veuillez attendre" is
 * "s'il vous plaît, attendez".
 */
export const askDirectly = (text: string): string =>
  text.replace(AND, "$& veuillez").replace(PLEASE, asked);

/** The "et" of "veuillez vérifier le numéro et rappeler". */
const AND =
  /(?<=(?<!\p{L})veuillez [^.,;:!?]* )et(?= (?:ne pas )?\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu;

/** "Veuillez ne pas raccrocher". */
const PLEASE =
  /(?<!\p{L})(?:(et) )?veuillez (ne pas )?(?:(nous|me|le|la|les|lui|leur) )?(\p{L}+(?:er|ir|re|oir))(?!\p{L})/giu;

function asked(found: string, and?: string, not?: string, whom?: string, verb = ""): string {
  const told = conjugate(verb, "vous", false);
  if (!told) return found;
  const [before, behind] = not
    ? [whom ? `ne ${whom} ` : /^[aeiouyéêh]/.test(told) ? "n'" : "ne ", " pas"]
    : ["", TOLD[whom ?? ""] ?? ""];
  return caseLike(found, `${and ? "et " : "s'il vous plaît, "}${before}${told}${behind}`);
}

const TOLD: Readonly<Record<string, string>> = {
  nous: "-nous",
  me: "-moi",
  le: "-le",
  la: "-la",
  les: "-les",
  lui: "-lui",
  leur: "-leur",
};
