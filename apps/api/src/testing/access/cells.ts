import { ROLES, type Role } from "./roles.ts";

/** Access granted, whatever the handler then answers. */
export const IN = 200;
/** IN, or the refusal: 401 unauthenticated, 403 forbidden by plan or storage, 404 not the caller's. */
export type Cell = typeof IN | 401 | 403 | 404;
type RowOf<T extends readonly unknown[]> = { readonly [K in keyof T]: Cell };

/**
 * The access matrix: expected result by kind of access and role. The columns are ROLES: visitor,
 * forged token, expired session, revoked API key, API key of a starter; stranger, and with an API
 * key; the owner as starter, pro, enterprise, and with an API key.
 */
const MATRIX = {
  /** Any caller. */
  everyone: [IN, IN, IN, IN, IN, IN, IN, IN, IN, IN, IN],
  /** Signed in, or with an API key of a plan that has keys. */
  caller: [401, 401, 401, 401, 401, IN, IN, IN, IN, IN, IN],
  /** Signed in. */
  session: [401, 401, 401, 401, 401, IN, 401, IN, IN, IN, 401],
  /** Signed in, on a plan with settings. */
  settings: [401, 401, 401, 401, 401, IN, 401, 403, 403, IN, 401],
  /** As `settings`, for the caller's own resources only. */
  ownerSettings: [401, 401, 401, 401, 401, 404, 401, 403, 403, IN, 401],
  /** Signed in or with an API key, on a plan with custom voices. */
  customVoices: [401, 401, 401, 401, 401, IN, IN, 403, 403, IN, IN],
  /** As `customVoices`, for the caller's own voices only. */
  ownerCustomVoices: [401, 401, 401, 401, 401, 404, 404, 403, 403, IN, IN],
  /** Signed in or with an API key, on a plan with webhooks. */
  webhooks: [401, 401, 401, 401, 401, IN, IN, 403, 403, IN, IN],
  /** As `webhooks`, for the caller's own webhooks only. */
  ownerWebhooks: [401, 401, 401, 401, 401, 404, 404, 403, 403, IN, IN],
  /** The resource's owner, signed in. */
  ownerSession: [401, 401, 401, 401, 401, 404, 401, IN, IN, IN, 401],
  /** The resource's owner, signed in or with an API key. */
  owner: [401, 401, 401, 401, 401, 404, 404, IN, IN, IN, IN],
  /** A file whose URL the owner gets, signed in or with an API key. */
  ownerFile: [403, 403, 403, 403, 403, 403, 403, IN, IN, IN, IN],
  /** Files, listings and changes that no caller has access to. */
  nobody: [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403],
} as const satisfies Record<string, RowOf<typeof ROLES>>;
export type Access = keyof typeof MATRIX;

/** Returns a row of the matrix, by role. */
export const cellsOf = (access: Access): Record<Role, Cell> =>
  byRole((role) => MATRIX[access][ROLES.indexOf(role)] ?? 403);

/**
 * Converts an HTTP status to a cell. A handler may refuse for other reasons, but must not answer with
 * a status of the access check, nor with 500.
 */
export function cellOf(access: Access, status: number): number {
  const refusals = access === "everyone" ? [500] : [401, 403, 404, 500];
  return refusals.includes(status) ? status : IN;
}

/** Builds a record with a value for each role. */
export const byRole = <T>(value: (role: Role) => T): Record<Role, T> =>
  Object.fromEntries(ROLES.map((role) => [role, value(role)])) as Record<Role, T>;
