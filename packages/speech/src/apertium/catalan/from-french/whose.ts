/** A pronoun, and French words for its house, its duty and its own. */
const PEOPLE: readonly (readonly [who: string, house: string, must: string, own: string])[] = [
  ["moi", "ma", "je dois", "mien"],
  ["toi", "ta", "tu dois", "tien"],
  ["(?:lui|elle)", "sa", "il doit", "sien"],
  ["nous", "notre", "nous devons", "nôtre"],
  ["vous", "votre", "vous devez", "vôtre"],
  ["(?:eux|elles)", "leur", "ils doivent", "leur"],
];

/** Whose house, turn or thing it is: "près de chez moi", "c'est à toi de choisir", "c'est à nous." */
export const WHOSE: readonly (readonly [RegExp, string])[] = PEOPLE.flatMap(
  ([who, house, must, own]) => [
    [new RegExp(String.raw`(?<=(?<!\p{L})de )chez ${who}(?!\p{L})`, "giu"), `${house} maison`],
    [
      new RegExp(
        String.raw`(?<!\p{L})c'est à ${who} de (?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))`,
        "giu",
      ),
      `${must} `,
    ],
    [
      new RegExp(String.raw`(?<=^|[,.;:!?…] )c'est à ${who}(?=\s*(?:[,.;:!?…]|$))`, "giu"),
      `c'est le ${own}`,
    ],
  ],
);
