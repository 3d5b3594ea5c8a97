import { IMPORT_FAILURES } from "@dubdeck/domain";
import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
} from "@temporalio/workflow";
import type { ImportActivities, ImportInput } from "./activities.ts";
import { CPU, FETCH, INGEST, IO } from "./activity-options.ts";

const { fetchLink } = proxyActivities<ImportActivities>({ ...FETCH, summary: "Fetch the video" });
const { addImportedVideo } = proxyActivities<ImportActivities>({
  ...INGEST,
  ...(CPU.retry && { retry: CPU.retry }),
  summary: "Make it a video",
});
const { endImport } = proxyActivities<ImportActivities>({ ...IO, summary: "End the import" });

/** Imports a linked video into its owner's library; the workflow's id is the import's id. */
export async function importVideo(input: ImportInput): Promise<void> {
  try {
    const upload = await fetchLink(input);
    await CancellationScope.nonCancellable(() => addImportedVideo({ ...input, ...upload }));
  } catch (error) {
    const reason = isCancellation(error) ? {} : { error: sentenceOf(error) };
    await CancellationScope.nonCancellable(() => endImport({ ...input, ...reason }));
    throw error;
  }
}

/**
 * Returns the failure's message if its type is a known failure code, otherwise the message for
 * internal errors.
 */
function sentenceOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  const known =
    cause instanceof ApplicationFailure && Object.hasOwn(IMPORT_FAILURES, cause.type ?? "");
  return known ? cause.message : IMPORT_FAILURES.INTERNAL;
}
