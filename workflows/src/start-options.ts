import {
  type LanguageCode,
  languageName,
  type Plan,
  PLANS,
  REVIEW_DAYS,
  WEBHOOK_TEST,
  type WebhookEventType,
} from "@dubdeck/domain";
import { type Priority, TypedSearchAttributes } from "@temporalio/common";
import type { ImportInput, MoveInput, UploadInput } from "./activities.ts";
import type { DeliverWebhookInput } from "./deliver-webhook.ts";
import { RETRY_PAUSES_MS } from "./delivery-schedule.ts";
import type { DubVideoInput } from "./dub-video.ts";
import type { ReviseDubInput } from "./revise-dub.ts";
import { SEARCH_ATTRIBUTES } from "./search-attributes.ts";
import { summarise } from "./summary.ts";
import { TASK_QUEUES } from "./task-queues.ts";

/** The fields of a job that its workflow needs. */
export interface StoredJob extends Pick<DubVideoInput, "userId"> {
  readonly id: string;
  readonly targetLanguage: LanguageCode;
  /** Null if it has to be detected. */
  readonly sourceLanguage: string | null;
  readonly review: boolean;
  /** The dub that the job revises; null if it is a dub. */
  readonly revisionOf: string | null;
  /** The filename of the video. */
  readonly filename: string;
}

/**
 * A workflow task takes milliseconds: a worker that is silent for this long was killed, and another
 * one may take over.
 */
const TASK_TIMEOUT = "4 seconds";

const DAY_MS = 86_400_000;

/**
 * Builds the start options of a job's workflow. Its id is the job's id, so Temporal rejects a
 * second start (WorkflowExecutionAlreadyStartedError).
 */
export function dubVideoStart(job: StoredJob, plan: Plan) {
  const { id: jobId, userId, targetLanguage, sourceLanguage, review, filename } = job;
  const input: DubVideoInput = {
    jobId,
    userId,
    plan,
    targetLanguage,
    ...(sourceLanguage !== null && { sourceLanguage }),
    ...(review && { reviewMs: REVIEW_DAYS * DAY_MS }),
  };
  return {
    ...jobStart(job, plan),
    args: [input] as [DubVideoInput],
    staticSummary: summarise("Dub", filename, ` into ${languageName(targetLanguage)}`),
  } as const;
}

/** Builds the start options of a revision's workflow, like those of a dub. */
export function reviseDubStart(job: StoredJob, plan: Plan) {
  const { id: jobId, userId, targetLanguage, filename } = job;
  const input: ReviseDubInput = { jobId, userId, plan, targetLanguage };
  return {
    ...jobStart(job, plan),
    args: [input] as [ReviseDubInput],
    staticSummary: summarise("Revise", filename, ` into ${languageName(targetLanguage)}`),
  } as const;
}

const jobStart = ({ id, userId, targetLanguage, revisionOf }: StoredJob, plan: Plan) =>
  ({
    workflowId: id,
    taskQueue: TASK_QUEUES.workflows,
    workflowIdReusePolicy: "REJECT_DUPLICATE",
    workflowTaskTimeout: TASK_TIMEOUT,
    priority: fairShare(userId, plan),
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: userId },
      { key: SEARCH_ATTRIBUTES.plan, value: plan },
      { key: SEARCH_ATTRIBUTES.language, value: targetLanguage },
      { key: SEARCH_ATTRIBUTES.stage, value: revisionOf === null ? "transcribe" : "synthesize" },
      { key: SEARCH_ATTRIBUTES.status, value: "queued" },
    ]),
  }) as const;

/**
 * Gives each user a share of every task queue, weighted by the plan's speed: a user's first task
 * never waits for another user's backlog. Activities inherit it from their workflow.
 */
const fairShare = (userId: string, plan: Plan): Priority => ({
  fairnessKey: userId,
  fairnessWeight: PLANS[plan].speed,
});

/** Builds the start options of the workflow that mails a stored lead. */
export function contactLeadStart(leadId: string) {
  return {
    workflowId: `lead-${leadId}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [{ leadId }] as [{ leadId: string }],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
  } as const;
}

/**
 * Builds the start options of the workflow that removes a deleted account's files. It runs a day
 * later, when every upload signed before the removal has arrived or been refused.
 */
export function forgetFilesStart(userId: string) {
  return {
    workflowId: `forget-${userId}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [{ userId }] as [{ userId: string }],
    startDelay: "1 day",
    // If an interrupted removal is requested again, its day starts over.
    workflowIdConflictPolicy: "TERMINATE_EXISTING",
    staticSummary: "Remove the files of a removed account",
  } as const;
}

/** Returns the id of the workflow that moves an account's files. */
export const moveId = (userId: string): string => `move-${userId}`;

/** Builds the start options of the workflow that moves an account's files; one runs at a time. */
export function moveFilesStart(move: MoveInput) {
  return {
    workflowId: moveId(move.userId),
    taskQueue: TASK_QUEUES.workflows,
    args: [move] as [MoveInput],
    workflowIdReusePolicy: "ALLOW_DUPLICATE",
    staticSummary: `Move an account's files from ${move.from} to ${move.to}`,
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: move.userId },
    ]),
  } as const;
}

/** Builds the start options of an import's workflow; its id is the import's id. */
export function importVideoStart(input: ImportInput, url: string) {
  // The query may contain a signature.
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
 * Builds the start options of the workflow that registers an upload while its owner waits.
 * Concurrent calls share one run; a call after a rejection starts another.
 */
export function registerVideoStart(upload: UploadInput, filename: string) {
  return {
    workflowId: `register-${upload.uploadId}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [upload] as [UploadInput],
    workflowIdConflictPolicy: "USE_EXISTING",
    workflowIdReusePolicy: "ALLOW_DUPLICATE",
    // The owner has given up waiting by then.
    workflowExecutionTimeout: "5 minutes",
    staticSummary: summarise("Register", filename),
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: upload.userId },
    ]),
  } as const;
}

/** The fields of a webhook delivery that its workflow needs. */
export interface StoredDelivery {
  readonly id: string;
  readonly userId: string;
  /** Counts the workflows of this delivery, from 1. */
  readonly run: number;
  readonly type: WebhookEventType;
  /** The webhook's URL; only its host is shown in Temporal UI. */
  readonly url: string;
}

/** Builds the start options of a delivery's workflow; each run of a delivery has its own id. */
export function deliverWebhookStart({ id, userId, run, type, url }: StoredDelivery) {
  // A test shows its result at once, so it is not retried.
  const pausesMs = type === WEBHOOK_TEST ? [] : RETRY_PAUSES_MS;
  return {
    workflowId: `webhook-${id}-${run}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [{ deliveryId: id, run, pausesMs }] as [DeliverWebhookInput],
    workflowIdReusePolicy: "REJECT_DUPLICATE",
    priority: { fairnessKey: userId },
    staticSummary: summarise(`Send ${type} to`, new URL(url).host),
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: userId },
    ]),
  } as const;
}
