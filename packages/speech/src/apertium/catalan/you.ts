import { caseLike, prepend } from "../../capitals.ts";
import { mapClauses } from "../clauses.ts";

/**
 * Says "vosaltres" for "vostès", which the pairs from Catalan take for "they": Portuguese "vocês" is any "you" to several
 * people, and "Vostès poden" became "Vous peuvent" and "Loro possono".
 */
export const youAll = (text: string): string =>
  text
    .replace(/(?<=\b(?:ells|elles|vostès) )sa(?!\p{L})/giu, "són")
    .replace(/\bde vostès(?!\p{L})/giu, "de vosaltres")
    .replace(YOU, (_, you: string, between: string, verb: string) => {
      const cased = you.startsWith("V") ? "Vosaltres" : "vosaltres";
      return cased + between + secondPerson(verb.toLowerCase());
    })
    .replace(ASKED, (_, before: string, verb: string) => before + secondPerson(verb.toLowerCase()))
    .replace(/(?<=\bvosaltres(?: no)? )aneu (?=\p{L}+r(?!\p{L}))/giu, "vau "); // the past of what follows

/**
 * Says "veure-vos" for "veure vostè", which becomes "voir vous" and "vedere lei".
 * @param pronoun that stands for "vostè" behind an infinitive
 */
export const youAsObject = (text: string, pronoun: "-la" | "-vos"): string =>
  text.replace(SEE_YOU, (_, see: string) =>
    pronoun === "-vos" && see.endsWith("e") ? `${see}-us` : see + pronoun,
  );

/** An infinitive, of which "vostè" is not the next verb's subject. */
const SEE_YOU =
  /(?<!\p{L})(?!arribar|tornar|parlar|anar|viure)(\p{L}{2,}(?:ar|er|ir|re)) (?:a )?vostè(?=\s*(?:[,.;!?]|$)| (?:abans|ahir|al|amb|aquí|ara|avui|aviat|demà|després|en|i|més|novament|o|per|quan|sobre|també|una altra)(?!\p{L}))/giu;

/** The pairs take "tanca" behind "vostè" for a hedge. */
export const youClose = (text: string, closes: string): string =>
  text.replace(/\bvostè tanca\b/giu, (you) => caseLike(you, closes));

const YOU =
  /(?<!\bde )\b(vostès)((?: (?:no|ja|també|encara|sempre|mai|hi|ho|en))* )(\p{L}+n)(?!\p{L})/giu;

/** "No preguntin si": at a clause's start only several are asked so. */
const ASKED =
  /(?<=^|[,;:.!?…] )((?:no )?(?:(?:em|ens|el|la|ho|els|les) )?)(?!\p{L}+ssin)(\p{L}{3,}in)(?= (?:a|al|allò|aquest|aquesta|això|com|el|els|en|la|les|per|què|si|un|una|tot)(?!\p{L})| l')/giu;

const secondPerson = (verb: string): string =>
  IRREGULAR[verb] ??
  ENDINGS.reduce((said, [end, yours]) => (said === verb ? verb.replace(end, yours) : said), verb);

const IRREGULAR: Readonly<Record<string, string>> = {
  creuen: "creieu",
  diuen: "dieu",
  eren: "éreu",
  fan: "feu",
  han: "heu",
  són: "sou",
  tenen: "teniu",
  van: "aneu",
  venen: "veniu",
  viuen: "viviu",
};

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/aven$/, "àveu"],
  [/ien$/, "íeu"],
  [/ssin$/, "ssiu"],
  [/eixen$/, "iu"],
  [/[ei]n$/, "eu"],
  [/an$/, "eu"], // the future: "podran", "podreu"
];

/** Says who, where French does at a clause's start: without "vosaltres", Catalan "preneu" is a request, too. */
export const withVous = (text: string, original: string): string =>
  mapClauses(text, original, (clause, from) =>
    /^vous (?!\p{L}+ez-vous)/iu.test(from) && MAY_ASK.test(clause)
      ? prepend("vosaltres ", clause)
      : clause,
  );

/** A verb with "vosaltres" that may be a request, at a clause's start. */
export const MAY_ASK =
  /^(?:(?:i|però|primer|després|llavors|a continuació) )?(?:si us plau )?(?:no (?:(?:em|ens|us|el|la|els|les|li|ho|hi|en) |[mtlsn]')*)?(?!(?:pod[re]+u|teniu|tindreu|aneu|anireu|sabeu|sabreu|voleu|voldreu|heu|haureu|deveu|esteu|sou|necessiteu|creieu|penseu|coneixeu|viviu)(?!\p{L}))\p{L}+(?:eu|[iï]u)(?:-vos|'s)?(?!\p{L})/iu;
