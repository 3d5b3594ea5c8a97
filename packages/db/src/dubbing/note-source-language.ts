import type { Db } from "../database.ts";

/** Stores the spoken language that was detected; one that the user gave stays. */
export async function noteSourceLanguage(db: Db, jobId: string, language: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ sourceLanguage: language, languageDetected: true })
    .where("id", "=", jobId)
    .where("sourceLanguage", "is", null)
    .execute();
}
