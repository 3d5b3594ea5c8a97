import { selectTerms } from "@dubdeck/db";
import { type GlossaryTerm, termsFor } from "@dubdeck/domain";
import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";

/** Loads the terms of the owner's glossary that apply to a job's language. */
export const loadTerms = async (
  { db }: Pick<Deps, "db">,
  { userId, targetLanguage }: Pick<OpenJob, "userId" | "targetLanguage">,
): Promise<GlossaryTerm[]> => termsFor(await selectTerms(db, userId), targetLanguage);
