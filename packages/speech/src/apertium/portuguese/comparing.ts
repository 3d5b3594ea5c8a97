const MORE = String.raw`(?<=(?<!\p{L})(?:mais|menos|melhor|pior|maior|menor)e?s?(?!\p{L})[^,.;!?]*)`;
const VERB = String.raw`[^,.;!?]*(?<!\p{L})(?:\p{L}{2,}(?:ou|ava|avam|ia|iam|aram|eram|iram|asse|esse|isse)|disse|fez|viu|é|são|está|estão|tem|têm|pode|foi|era|diz|faz)(?!\p{L})`;

/** "Do que" before somebody or something that is compared; before what somebody does the pairs know it. */
const THAN = new RegExp(
  String.raw`${MORE}(?<!\p{L})do que(?= (?:\p{Lu}|(?:[oa]s?|uma?|meus?|minhas?|seus?|suas?|noss[oa]s?|est[ea]s?|ess[ea]s?|aquel[ea]s?|outr[oa]s?|n[oa]s?|de|em|com|para|por|nunca|antes|ontem|qualquer|tod[oa]s?)(?!\p{L}))(?!${VERB}))`,
  "gu",
);

/** "Tão alto quanto o pai"; "bem como" would be "as well as". */
const AS_MUCH = /(?<!\p{L})(tão (?!bem(?!\p{L}))(?:\p{L}+ )?\p{L}+) quanto(?!\p{L})/giu;

/** Compares as the pairs know it: "maior do que a nossa" → "maior que a nossa", "tão alto quanto" → "tão alto como". */
export const compare = (text: string): string =>
  text.replace(THAN, "que").replace(AS_MUCH, "$1 como");
