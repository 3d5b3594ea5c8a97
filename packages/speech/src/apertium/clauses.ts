/**
 * Maps the clauses of a translation, each beside the one that it was made from; only the first if they are not
 * as many.
 */
export function mapClauses(
  text: string,
  original: string,
  map: (clause: string, from: string) => string,
): string {
  const [clauses, from] = [text.split(BETWEEN), original.split(BETWEEN)];
  const known = clauses.length === from.length ? clauses.length : 1;
  return clauses.map((clause, i) => (i < known ? map(clause, from[i] ?? "") : clause)).join("");
}

const BETWEEN = /(?<=[,;:.!?…] )/;
