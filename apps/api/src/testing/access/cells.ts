import { ROLES, type Role } from "./roles.ts";

/** Let in, whatever is said further inside. */
export const IN = 200;
/** Let in, or the status of the refusal: who are you, your plan (or the storage) forbids it, no such thing. */
export type Cell = typeof IN | 401 | 403 | 404;
type RowOf<T extends readonly unknown[]> = { readonly [K in keyof T]: Cell };

/**
 * The matrix: who may pass what kind of door. The columns are ROLES: visitor, forged token, expired
 * session, revoked API key, API key of a starter; stranger, and with an API key; the owner as
 * starter, pro, enterprise, and with an API key.
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
  /** The same, for a thing of the caller's own. */
  ownerSettings: [401, 401, 401, 401, 401, 404, 401, 403, 403, IN, 401],
  /** Signed in or with an API key, on a plan with custom voices. */
  customVoices: [401, 401, 401, 401, 401, IN, IN, 403, 403, IN, IN],
  /** The same, for a voice of the caller's own. */
  ownerCustomVoices: [401, 401, 401, 401, 401, 404, 404, 403, 403, IN, IN],
  /** Whose the thing is, signed in. */
  ownerSession: [401, 401, 401, 401, 401, 404, 401, IN, IN, IN, 401],
  /** Whose the thing is, signed in or with an API key. */
  owner: [401, 401, 401, 401, 401, 404, 404, IN, IN, IN, IN],
  /** A file whose address the owner is told, signed in or with an API key. */
  ownerFile: [403, 403, 403, 403, 403, 403, 403, IN, IN, IN, IN],
  /** A file, a list of files or a way to change them that nobody is given. */
  nobody: [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403],
} as const satisfies Record<string, RowOf<typeof ROLES>>;
export type Access = keyof typeof MATRIX;

/** A row of the matrix, by role. */
export const cellsOf = (access: Access): Record<Role, Cell> =>
  byRole((role) => MATRIX[access][ROLES.indexOf(role)] ?? 403);

/**
 * What a status says of the door. Behind it there may be other reasons to refuse, but never one that
 * a guarded door gives, and no failure of ours.
 */
export function cellOf(access: Access, status: number): number {
  const refusals = access === "everyone" ? [500] : [401, 403, 404, 500];
  return refusals.includes(status) ? status : IN;
}

/** A value for each role. */
export const byRole = <T>(value: (role: Role) => T): Record<Role, T> =>
  Object.fromEntries(ROLES.map((role) => [role, value(role)])) as Record<Role, T>;
