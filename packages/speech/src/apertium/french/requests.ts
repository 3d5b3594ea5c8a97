import { caseLike } from "../../capitals.ts";
import { refuseWithVos, withObject, withVos } from "../catalan/with-vos.ts";
import { mapClauses } from "../clauses.ts";

/**
 * Polite requests on the way from Catalan to French. The French pair knows the polite "esperi" as a request only at
 * a sentence's start; elsewhere it becomes "il attende". "Espereu" becomes "vous attendez", without "vous" a request.
 */

const PLEASE = /\bsi us plau\b/i;
const CLAUSE_START = String.raw`(?<=^|[,;:.!?] |\bi |\bno |\bplau )`;
const VERB = String.raw`(?!(?:qui|mai|avui|ahi)\b)(\p{L}{2,}i)('(?:m|s|ns|ls?|n)(?!\p{L}))?(?![\p{L}'])`;
const ANYWHERE = new RegExp(CLAUSE_START + VERB, "giu");
/** "S'inscrigui avui": at a sentence's start nothing else. */
const ONESELF = /(?<=^|[.:;!?…] )(?:s'|es )(\p{L}{2,}i)(?![\p{L}'-])/giu;
/** "M'enviï un missatge", "ens segueixi", "ho obri". */
const OBJECT_FIRST = /(?<=^|[.:;!?…] )(em |m'|ens |ho |els |les )(\p{L}{2,}[iï])(?![\p{L}'-])/giu;
/** "El deixi refredar": other words in "-i" behind "el" and "la" are nouns. */
const HANDLED = new RegExp(
  String.raw`(?<=^|[.:;!?…] )(el |la |l')(deixi|posi|talli|empenyi|tregui|obri|tanqui|miri|provi|tasti|giri|renti|cobreixi|escalfi|porti|agafi|faci|prengui|guardi|verifiqui|comprovi|seleccioni|arrossegui|tiri|pengi|netegi|connecti|cuini|elimini|envolti|utilitzi|encengui|apagui)(?![\p{L}'-])`,
  "giu",
);
/** "Talli les cebes i les fregeixi". */
const AND_OBJECT = /(?<=\bi )(em |m'|ens |ho |els |les )(\p{L}{2,}[iï])(?![\p{L}'-])/giu;
/** "I, després, deixi refredar". */
const AND_THEN = new RegExp(String.raw`(?<=\bi,? (?:després|llavors),? )${VERB}`, "giu");
/** "Esperi aquí i no faci": the pair knows the first. */
const AFTER_THE_FIRST = new RegExp(String.raw`(?<=\bi (?:no )?)${VERB}`, "giu");
const STARTS_POLITELY = new RegExp(
  `(?:^|[.:;!?…] )(?:(?:s'|es |ho |els |les )\\p{L}{2,}i(?!\\p{L})|${VERB})`,
  "iu",
);

/** "Va bé? Digui'ns": its pronoun tells the verb from a name. */
const LATER = /(?<=[.!?…] (?:no )?)(\p{L}{2,}i)('(?:m|s|ns|ls?|n))(?![\p{L}'])/giu;

/** "Primer, mescli la farina": what follows tells the verb from a noun. */
const AFTER_A_COMMA = new RegExp(
  String.raw`(?<=[,;:] (?:no )?)${VERB}(?= (?:els?|les|la|una?|aquest|aquesta|això|tot|durant|fins|algú|a (?:la|el|les|els|algú|tot)) | l')`,
  "giu",
);

/** "Afegeixi sal, remeni bé i esperi", behind a request. */
const NEXT = new RegExp(
  String.raw`(?<=, (?:no )?)(?!oli(?!\p{L}))${VERB}(?! (?:vostè|ell|ella|qui)(?!\p{L}))`,
  "giu",
);

/** "Si vostè vol ajudar, comenci", "però miri": where a statement would have a subject. */
const BEHIND_A_CONDITION = new RegExp(
  String.raw`(?<=^(?:però|doncs|ara|llavors) |^(?:primer|després|llavors|finalment|ara|a continuació), (?:no )?|(?:^|[.!?…,] )(?:si|quan) [^,.!?…]*, (?:no )?|, (?:llavors|així que|però) (?:no )?)${VERB}`,
  "giu",
);

/** "No obri la porta", "mai deixi els nens sols": the pair takes them for statements about somebody else. */
const NOT_TO = new RegExp(String.raw`(?<=^|[,;:.!?…] )(no )${VERB}`, "giu");
const NEVER_TO = new RegExp(String.raw`(?<=^|[.:;!?…] )mai (\p{L}{2,}i)(?![\p{L}'-])`, "giu");

/** Asks in a Catalan sentence with "vós" instead of "vostè". */
export function askWithVos(text: string): string {
  const oneself = text
    .replace(/(?<=^|[.:;!?…] )(ompli|obri)(?=\s)/giu, "$1u")
    .replace(NEVER_TO, (found, verb: string) => caseLike(found, `no ${verb} mai`))
    .replace(NOT_TO, (found, not: string, verb: string, pronoun?: string) =>
      pronoun ? found : not + refuseWithVos(verb),
    )
    .replace(ONESELF, (found, verb: string) =>
      caseLike(found, withVos(found, verb.toLowerCase(), "'s")),
    )
    .replace(OBJECT_FIRST, withObject)
    .replace(HANDLED, withObject);
  if (PLEASE.test(text)) return oneself.replace(ANYWHERE, withVos);
  const asked = oneself
    .replace(AFTER_A_COMMA, withVos)
    .replace(BEHIND_A_CONDITION, withVos)
    .replace(LATER, withVos);
  if (asked === oneself && !STARTS_POLITELY.test(text)) return asked;
  return asked
    .replace(NEXT, withVos)
    .replace(AFTER_THE_FIRST, withVos)
    .replace(AND_OBJECT, withObject)
    .replace(AND_THEN, withVos);
}

const SUBJECT = String.raw`vous (?=(?:ne |n')?(?!(?:pouvez|devez|voulez|avez|allez|savez|\p{L}+riez)\b)(?:\p{L}+ez|faites|dites)(?!\p{L}))`;
const PLEASED = new RegExp(String.raw`(?<=^|[,;:.!?] |\bet )${SUBJECT}`, "giu");
const REQUESTED_TOO = new RegExp(String.raw`(?<=\bet )${SUBJECT}`, "giu");
const STARTS_WITH_A_REQUEST =
  /(?:^|: |^(?:si |s'|quand )[^,]*, )(?:n'|ne )?(?!assez|chez)(?:\p{L}+ez|faites|dites)(?!\p{L})(?!-vous[^.!]*\?)/iu;

/**
 * Takes the subject from the requests of a French sentence, where "son" is what "votre" should be.
 * @param original the Catalan sentence
 */
export function requestInFrench(said: string, original: string): string {
  const text = mapClauses(said, original, (clause, from) =>
    NOT_ASKED.test(from)
      ? clause.replace(/^vous (n(?:e |'))/iu, (vous, not: string) => caseLike(vous, not))
      : clause,
  );
  if (BUT_ASKED.test(original)) return text.replace(/^mais vous (?=\p{L}+ez(?!\p{L}))/iu, "Mais ");
  const asks = /\bs'il vous plaît/i.test(text);
  if (!asks && !STARTS_WITH_A_REQUEST.test(text)) return text;
  return yours(text.replace(asks ? PLEASED : REQUESTED_TOO, ""));
}

const BUT_ASKED = /^però \p{L}{2,}i(?![\p{L}'-])/iu;

/** A clause that asks not to do something. */
const NOT_ASKED = /^(?:no|mai) (?!qui|mai|avui|ahi)\p{L}{2,}i(?![\p{L}'-])/iu;

/** Portuguese and Catalan have one word for "your" and "his": it is "your" where nobody else is mentioned. */
function yours(text: string): string {
  if (/(?<!\p{L})(?:il(?! vous plaît)|elle|lui|leur|ils|elles|eux|on)(?!\p{L})/iu.test(text))
    return text;
  return text
    .replace(/(?<!\p{L})(s)(?:on|a) (?=\p{L})/giu, (_, s: string) =>
      s === "S" ? "Votre " : "votre ",
    )
    .replace(/(?<!\p{L})(s)es (?=\p{L})/giu, (_, s: string) => (s === "S" ? "Vos " : "vos "));
}
