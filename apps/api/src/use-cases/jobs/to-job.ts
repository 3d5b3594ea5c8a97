import type { JobRow } from "@dubdeck/db";
import type { Job, LineCount } from "@dubdeck/domain";
import type { Storage } from "@dubdeck/storage";

/** Converts a row to the job its owner sees, with presigned URLs. */
export async function toJob(storage: Storage, row: JobRow): Promise<Job> {
  const [previewUrl, outputUrl] = await Promise.all([
    row.previewKey === null ? null : storage.presignGet(row.previewKey),
    row.outputKey === null ? null : storage.presignGet(row.outputKey),
  ]);
  return {
    id: row.id,
    videoId: row.videoId,
    status: row.status,
    progress: row.progress,
    stage: row.stage,
    line: lineCount(row),
    timeLeftMs: row.timeLeftMs,
    sourceLanguage: row.sourceLanguage,
    languageDetected: row.languageDetected,
    targetLanguage: row.targetLanguage,
    voicePreset: row.voice,
    voices: row.speakerVoices,
    dualAudio: row.dualAudio,
    background: row.background,
    review: row.review,
    burnSubtitles: row.burnSubtitles,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    previewUrl,
    outputUrl,
    error: row.error,
    failureCode: row.failureCode,
  };
}

const lineCount = ({ lineDone: done, lineTotal: total }: JobRow): LineCount | null =>
  done === null || total === null ? null : { done, total };
