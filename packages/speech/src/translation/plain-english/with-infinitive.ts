import { caseLike } from "../../capitals.ts";
import { infinitiveOf } from "./english-verb.ts";

/** Says "why don't we go" for "how about going" and the like, whose "-ing" small engines translate word by word. */
export const sayWithInfinitive = (english: string): string =>
  REWORDED.reduce(
    (said, [phrase, plain]) =>
      said.replace(phrase, (found, before: string, gerund: string) =>
        caseLike(found, `${plain.replace("$", before)} ${infinitiveOf(gerund)}`),
      ),
    english,
  );

const GERUND = String.raw`(\p{L}{2,}ing)\b`;
const PERSON = "(I|you|we|they)";

const REWORDED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\b(?:how|what) about()? ${GERUND}`, "giu"), "why don't we"],
  [new RegExp(String.raw`\b(?:would|do) you mind()? ${GERUND}`, "giu"), "could you"],
  [new RegExp(String.raw`\b${PERSON} feel like ${GERUND}`, "giu"), "$ want to"],
  [new RegExp(String.raw`\b${PERSON} don't feel like ${GERUND}`, "giu"), "$ don't want to"],
  [new RegExp(String.raw`\b(he|she) feels like ${GERUND}`, "giu"), "$ wants to"],
  [new RegExp(String.raw`\b(I|you|we|they|he|she) felt like ${GERUND}`, "giu"), "$ wanted to"],
  [
    new RegExp(String.raw`\btalk(?:ed)? (me|you|him|her|us|them) into ${GERUND}`, "giu"),
    "convinced $ to",
  ],
];
