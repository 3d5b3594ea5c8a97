import { CopyObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { type Db, insertScript, insertSnapshot } from "@dubdeck/db";
import { jobKeys } from "@dubdeck/storage";

export type Seeded = Parameters<typeof insertScript>[2];

interface Place {
  readonly db: Db;
  readonly s3: S3Client;
  readonly bucket: string;
}

interface Dub {
  readonly userId: string;
  readonly videoId: string;
  readonly script: Seeded;
  readonly status?: "completed" | "review";
}

/**
 * Stores a finished Spanish dub of a video, or one that waits for review, without making it: its
 * files are copies of the source. Returns its id.
 */
export async function seedDub({ db, s3, bucket }: Place, dub: Dub): Promise<string> {
  const { userId, videoId, script, status = "completed" } = dub;
  const { id } = await db
    .insertInto("jobs")
    .values({
      videoId,
      userId,
      status,
      progress: 100,
      sourceLanguage: "en",
      targetLanguage: "es",
      voice: "ef_dora",
      dualAudio: false,
      watermark: false,
      startedAt: new Date(),
      finishedAt: status === "completed" ? new Date() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { sourceKey } = await db
    .selectFrom("videos")
    .select("sourceKey")
    .where("id", "=", videoId)
    .executeTakeFirstOrThrow();
  const { preview: previewKey, output: outputKey } = jobKeys(userId, id);
  if (status === "completed") {
    for (const Key of [previewKey, outputKey]) {
      const CopySource = `${bucket}/${sourceKey}`;
      await s3.send(new CopyObjectCommand({ Bucket: bucket, CopySource, Key }));
    }
    await db.updateTable("jobs").set({ previewKey, outputKey }).where("id", "=", id).execute();
    await insertSnapshot(db, id, script);
  }
  await insertScript(db, id, script);
  return id;
}

/** Returns a script of two speakers who talk in turns, one line every `everyMs`. */
export function makeScript(count: number, everyMs: number): Seeded {
  return {
    speakers: [
      { id: "S1", version: 1, name: "Speaker 1", voice: "ef_dora" },
      { id: "S2", version: 1, name: "Speaker 2", voice: "em_alex" },
    ],
    lines: Array.from({ length: count }, (_, i) => ({
      id: `line-${i + 1}`,
      version: 1,
      speaker: i % 2 === 0 ? "S1" : "S2",
      sourceText: `This is what was said in line ${i + 1} of the talk.`,
      text: `Esto es lo que se dijo en la línea ${i + 1} de la charla.`,
      startMs: i * everyMs,
      endMs: Math.round((i + 0.8) * everyMs),
      voice: null,
      speed: null,
      sayAs: null,
      recording: null,
    })),
  };
}
