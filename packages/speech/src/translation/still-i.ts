/**
 * Names "I" where Portuguese leaves it out and a verb in the imperfect may be anybody's: "quando era criança". The pairs from
 * Portuguese take it for his or hers.
 * @param english what `portuguese` translates
 */
export const stillI = (portuguese: string, english: string): string =>
  /\bI\b/u.test(english) && !OTHERS.test(english)
    ? portuguese.replace(WHOSE, "$1 eu $2")
    : portuguese;

const OTHERS =
  /\b(?:you|he|she|it|we|they|who|which|there|this|that|these|those|everything|everyone|nothing|nobody)\b/iu;
const WHOSE =
  /(?<!\p{L})(e|mas|porque|quando|se|que|enquanto) ((?:não |já |nunca |ainda |também )?(?:era|tinha|estava|podia|sabia|queria|fazia|ia|precisava|gostava|pensava|trabalhava|vivia|morava|costumava))(?!\p{L})/giu;
