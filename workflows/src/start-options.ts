import { TypedSearchAttributes } from "@temporalio/common";
import type { ImportInput } from "./activities.ts";
import type { DubVideoInput } from "./dub-video.ts";
import { SEARCH_ATTRIBUTES } from "./search-attributes.ts";
import { TASK_QUEUES } from "./task-queues.ts";

/**
 * How a job's workflow is started, by the api and by the sweep alike:
 * `client.workflow.start("dubVideo", dubVideoStart(input))`. The workflow's id is the job's id, so a
 * job that is started twice is refused by Temporal (WorkflowExecutionAlreadyStartedError).
 */
export function dubVideoStart(input: DubVideoInput) {
  return {
    workflowId: input.jobId,
    taskQueue: TASK_QUEUES.workflows,
    args: [input] as [DubVideoInput],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
    staticSummary: `Dub into ${input.targetLanguage}`,
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: input.userId },
      { key: SEARCH_ATTRIBUTES.plan, value: input.plan },
      { key: SEARCH_ATTRIBUTES.language, value: input.targetLanguage },
      { key: SEARCH_ATTRIBUTES.stage, value: "transcribe" },
      { key: SEARCH_ATTRIBUTES.status, value: "queued" },
    ]),
  } as const;
}

/** How a stored lead's mail is started: `client.workflow.start("contactLead", …)`. */
export function contactLeadStart(leadId: string) {
  return {
    workflowId: `lead-${leadId}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [{ leadId }] as [{ leadId: string }],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
  } as const;
}

/** How an import's workflow is started, by the api and by the sweep alike; its id is the import's. */
export function importVideoStart(input: ImportInput) {
  return {
    workflowId: input.importId,
    taskQueue: TASK_QUEUES.workflows,
    args: [input] as [ImportInput],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
    staticSummary: "Import a video by link",
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: input.userId },
    ]),
  } as const;
}
