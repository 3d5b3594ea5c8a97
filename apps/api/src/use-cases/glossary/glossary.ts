import { deleteTerm, insertTerm, selectTerms, updateTerm } from "@dubdeck/db";
import {
  AppError,
  type GlossaryTerm,
  linesTouched,
  type NewTerm,
  type TermPatch,
  type User,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireDub, requireScript } from "../studio/get-studio.ts";

/** Lists the terms of the account's glossary by name. */
export const listTerms = ({ db }: Deps, user: User): Promise<GlossaryTerm[]> =>
  selectTerms(db, user.id);

/**
 * Adds a term to the account's glossary; later translations and lines spoken from now on follow it.
 * Throws CONFLICT if it exists, or if the glossary is full.
 */
export const addTerm = ({ db }: Deps, user: User, added: NewTerm): Promise<GlossaryTerm> =>
  insertTerm(db, user.id, added);

/** Changes a term. Throws NOT_FOUND, or CONFLICT if the glossary has the same term already. */
export async function changeTerm(
  { db }: Deps,
  user: User,
  patch: TermPatch & { readonly id: string },
): Promise<GlossaryTerm> {
  const changed = await updateTerm(db, user.id, patch);
  if (!changed) throw noSuchTerm();
  return changed;
}

/** Removes a term. Throws NOT_FOUND. */
export async function removeTerm({ db }: Deps, user: User, id: string): Promise<void> {
  if (!(await deleteTerm(db, user.id, id))) throw noSuchTerm();
}

/**
 * Counts the lines of a dub's script that a term would touch. Throws NOT_FOUND, or CONFLICT before
 * there is a script.
 */
export async function touchedLines(
  { db }: Deps,
  user: User,
  { jobId, term }: { readonly jobId: string; readonly term: NewTerm },
): Promise<{ lines: number }> {
  const dub = await requireDub(db, user, jobId);
  const applies = term.language === null || term.language === dub.targetLanguage;
  return { lines: applies ? linesTouched(await requireScript(db, dub), term) : 0 };
}

const noSuchTerm = (): AppError =>
  new AppError("NOT_FOUND", "There is no such term in your glossary.");
