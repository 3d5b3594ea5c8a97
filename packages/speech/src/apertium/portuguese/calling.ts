import { caseLike } from "../../capitals.ts";

/** Says "me espere" for "espere por mim", "me telefone" for "telefone para mim", and "telefonei ao médico" for "telefonei para o médico". */
export const callSomebody = (text: string): string =>
  text
    .replace(TO_THEM, (found, verb: string, whom: string) => {
      const own = verb.charAt(0).toLowerCase() + verb.slice(1);
      return caseLike(found, `${PRONOUNS[whom.toLowerCase()] ?? whom} ${own}`);
    })
    .replace(FOR_THEM, (found, verb: string, whom: string) => {
      const own = verb.charAt(0).toLowerCase() + verb.slice(1);
      return caseLike(found, `${OBJECTS[whom.toLowerCase()] ?? whom} ${own}`);
    })
    .replace(TO_THE, (_, the = "") => TO[the.toLowerCase()] ?? "a ");

const PRONOUNS: Readonly<Record<string, string>> = {
  mim: "me",
  nós: "nos",
  ele: "lhe",
  ela: "lhe",
  eles: "lhes",
  elas: "lhes",
};
const TO_THEM = new RegExp(
  String.raw`(?<!\p{L})(telefon\p{L}+) para (${Object.keys(PRONOUNS).join("|")})(?!\p{L})`,
  "giu",
);

const OBJECTS: Readonly<Record<string, string>> = {
  mim: "me",
  nós: "nos",
  ele: "o",
  ela: "a",
  eles: "os",
  elas: "as",
};
const FOR_THEM = new RegExp(
  String.raw`(?<!\p{L})(esper(?:e|em|o|a|am|ei|ou|aram|amos|ar|arei|ava)) por (${Object.keys(OBJECTS).join("|")})(?!\p{L})`,
  "giu",
);

const TO: Readonly<Record<string, string>> = { o: "ao", a: "à", os: "aos", as: "às" };
const TO_THE =
  /(?<=(?<!\p{L})telefon\p{L}+ )para (?:([oa]s?)(?!\p{L})|(?=(?:uma?|meus?|minhas?|seus?|suas?|noss[oa]s?|ess[ea]|est[ea]) ))/giu;
