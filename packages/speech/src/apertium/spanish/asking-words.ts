/** Writes the accent of a word that asks: "que" → "qué". */
export function accented(word: string): string {
  const found = ACCENTED[word.toLowerCase()] ?? word;
  return word.charAt(0) + found.slice(1);
}

const ACCENTED: Readonly<Record<string, string>> = {
  que: "qué",
  como: "cómo",
  cuando: "cuándo",
  donde: "dónde",
  cuanto: "cuánto",
  cuanta: "cuánta",
  cuantos: "cuántos",
  cuantas: "cuántas",
  quien: "quién",
  quienes: "quiénes",
  cual: "cuál",
  cuales: "cuáles",
};
