import { type LanguageCode, languageName, type Plan, PLANS } from "@dubdeck/domain";
import { type Priority, TypedSearchAttributes } from "@temporalio/common";
import type { ImportInput, UploadInput } from "./activities.ts";
import type { DubVideoInput } from "./dub-video.ts";
import { SEARCH_ATTRIBUTES } from "./search-attributes.ts";
import { summarise } from "./summary.ts";
import { TASK_QUEUES } from "./task-queues.ts";

/** A job, as far as its workflow asks for it. */
export interface StoredJob extends Pick<DubVideoInput, "userId"> {
  readonly id: string;
  readonly targetLanguage: LanguageCode;
  /** Null where it is to be detected. */
  readonly sourceLanguage: string | null;
  /** The video's. */
  readonly filename: string;
}

/**
 * A decision takes milliseconds: a worker that is silent for so long was killed while it decided, and
 * another one may.
 */
const TASK_TIMEOUT = "4 seconds";

/**
 * How a job's workflow is started. The workflow's id is the job's id, so a job that is started twice
 * is refused by Temporal (WorkflowExecutionAlreadyStartedError).
 */
export function dubVideoStart(job: StoredJob, plan: Plan) {
  const { id: jobId, userId, targetLanguage, sourceLanguage, filename } = job;
  const input: DubVideoInput = {
    jobId,
    userId,
    plan,
    targetLanguage,
    ...(sourceLanguage !== null && { sourceLanguage }),
  };
  return {
    workflowId: jobId,
    taskQueue: TASK_QUEUES.workflows,
    args: [input] as [DubVideoInput],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
    workflowTaskTimeout: TASK_TIMEOUT,
    priority: fairShare(userId, plan),
    staticSummary: summarise("Dub", filename, ` into ${languageName(targetLanguage)}`),
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: userId },
      { key: SEARCH_ATTRIBUTES.plan, value: plan },
      { key: SEARCH_ATTRIBUTES.language, value: targetLanguage },
      { key: SEARCH_ATTRIBUTES.stage, value: "transcribe" },
      { key: SEARCH_ATTRIBUTES.status, value: "queued" },
    ]),
  } as const;
}

/**
 * Every user has a share of each task queue by the plan's speed, however much is queued: a user's
 * first task never waits for another user's backlog. Activities inherit it from their workflow.
 */
const fairShare = (userId: string, plan: Plan): Priority => ({
  fairnessKey: userId,
  fairnessWeight: PLANS[plan].speed,
});

/** How the mail about a stored lead is started. */
export function contactLeadStart(leadId: string) {
  return {
    workflowId: `lead-${leadId}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [{ leadId }] as [{ leadId: string }],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
  } as const;
}

/**
 * How the files of a removed account are forgotten: a day later, when every upload that was signed
 * before the removal has arrived or been refused.
 */
export function forgetFilesStart(userId: string) {
  return {
    workflowId: `forget-${userId}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [{ userId }] as [{ userId: string }],
    startDelay: "1 day",
    // A removal that broke off and is asked for again begins its day anew.
    workflowIdConflictPolicy: "TERMINATE_EXISTING",
    staticSummary: "Remove the files of a removed account",
  } as const;
}

/** How an import's workflow is started; its id is the import's. */
export function importVideoStart(input: ImportInput, url: string) {
  // The rest of a link may be a signature.
  const { host, pathname } = new URL(url);
  return {
    workflowId: input.importId,
    taskQueue: TASK_QUEUES.workflows,
    args: [input] as [ImportInput],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
    priority: { fairnessKey: input.userId },
    staticSummary: summarise("Import", host + pathname),
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: input.userId },
    ]),
  } as const;
}

/**
 * How an upload is made a video while its owner waits. Calls at the same time share one run; a call
 * after a refusal begins another.
 */
export function registerVideoStart(upload: UploadInput, filename: string) {
  return {
    workflowId: `register-${upload.uploadId}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [upload] as [UploadInput],
    workflowIdConflictPolicy: "USE_EXISTING",
    workflowIdReusePolicy: "ALLOW_DUPLICATE",
    // Its owner has long given up by then.
    workflowExecutionTimeout: "5 minutes",
    staticSummary: summarise("Register", filename),
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: upload.userId },
    ]),
  } as const;
}
