/** Search parameters of a mailed link. */
export interface TokenSearch {
  token?: string;
}

/** Parses the token; the router parses an all-digit token as a number. */
export const tokenOf = ({ token }: Record<string, unknown>): TokenSearch =>
  typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
