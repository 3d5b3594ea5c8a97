const DIGIT = "zero um dois três quatro cinco seis sete oito nove".split(" ");
const NAME = `(?:${DIGIT.join("|")})`;

/** Three or more digits in a row, with or without commas. */
const ROW = new RegExp(String.raw`(?<!\p{L})${NAME}(?:,? ${NAME}){2,}(?!\p{L})`, "giu");

/** Writes a number that somebody reads out in digits: alone, "um" is an article to the pairs. */
export const writeDigits = (text: string): string =>
  text.replace(ROW, (row) =>
    COUNTED.test(row)
      ? row
      : row.replace(/\p{L}+/gu, (name) => `${DIGIT.indexOf(name.toLowerCase())}`),
  );

/** "Um, dois, três". */
const COUNTED = /^\p{L}+(?:, \p{L}+)+$/u;
