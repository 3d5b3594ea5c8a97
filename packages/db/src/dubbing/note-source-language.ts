import type { Db } from "../database.ts";

/** Stores the detected spoken language; does not replace one that the user set. */
export async function noteSourceLanguage(db: Db, jobId: string, language: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ sourceLanguage: language, languageDetected: true })
    .where("id", "=", jobId)
    .where("sourceLanguage", "is", null)
    .execute();
}
