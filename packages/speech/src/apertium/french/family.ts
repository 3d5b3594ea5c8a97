/** Says who is the younger: "frère mineur" → "petit frère". */
export const family = (text: string): string =>
  text
    .replace(/\b(frère|fils|cousin|neveu) (?:mineur|plus petit)(?!\p{L})/giu, "petit $1")
    .replace(
      /(?<!\p{L})(sœur|fille|cousine|nièce) (?:mineure|plus petite)(?!\p{L})/giu,
      "petite $1",
    )
    .replace(/\b(frère|fils|cousin|neveu) (?:majeur|plus grand)(?!\p{L})(?! qu)/giu, "grand $1")
    .replace(
      /(?<!\p{L})(sœur|fille|cousine|nièce) (?:majeure|plus grande)(?!\p{L})(?! qu)/giu,
      "grande $1",
    );
