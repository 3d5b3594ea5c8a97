import type { JobStatus, Stage } from "@dubdeck/domain";
import { setCurrentDetails, upsertSearchAttributes } from "@temporalio/workflow";
import { SEARCH_ATTRIBUTES } from "./search-attributes.ts";

/** Shows Temporal UI where the job is: a filterable stage, and a sentence in the current details. */
export function reportStage(stage: Stage, details: string): void {
  upsertSearchAttributes([{ key: SEARCH_ATTRIBUTES.stage, value: stage }]);
  setCurrentDetails(`**${stage}** · ${details}`);
}

/** Makes the job's status filterable in Temporal UI. */
export function reportStatus(status: JobStatus): void {
  upsertSearchAttributes([{ key: SEARCH_ATTRIBUTES.status, value: status }]);
}
