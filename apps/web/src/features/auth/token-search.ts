/** What a mailed link carries. */
export interface TokenSearch {
  token?: string;
}

/** A token of digits alone arrives as a number. */
export const tokenOf = ({ token }: Record<string, unknown>): TokenSearch =>
  typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
