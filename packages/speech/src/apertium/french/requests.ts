import { caseLike } from "../../capitals.ts";
import { mapClauses } from "../clauses.ts";

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
