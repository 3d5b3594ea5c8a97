import type { Client } from "@temporalio/client";
import type {
  AlternativeKind,
  Answer,
  DraftFile,
  LineInput,
  RecordingInput,
} from "./studio-activities.ts";
import { SEARCH_ATTRIBUTES } from "./search-attributes.ts";
import { TypedSearchAttributes } from "@temporalio/common";
import { TASK_QUEUES } from "./task-queues.ts";

/** Who waits, and what makes two requests the same. */
export interface Asker {
  readonly userId: string;
  /** Concurrent requests with the same hash share one run. */
  readonly hash: string;
}

/** Asks a worker to speak one line of a dub's script; `result` waits for the answer. */
export const startDraft = (client: Client, input: LineInput, asker: Asker) =>
  ask<Answer<DraftFile>>(client, { workflow: "draftLine", input, asker, title: "Draft a line" });

/** Asks a worker for other translations of a line; `result` waits for the answer. */
export const startSuggesting = (
  client: Client,
  input: LineInput & { readonly kind: AlternativeKind },
  asker: Asker,
) =>
  ask<Answer<{ readonly texts: string[] }>>(client, {
    workflow: "suggestTexts",
    input,
    asker,
    title: "Translate a line differently",
  });

/** Asks a worker to check and store a recording; `result` waits for the answer. */
export const startTakingRecording = (client: Client, input: RecordingInput, asker: Asker) =>
  ask<Answer<{ readonly key: string; readonly ms: number }>>(client, {
    workflow: "takeRecording",
    input,
    asker,
    title: "Take a recording",
  });

interface Question {
  readonly workflow: string;
  readonly input: object;
  readonly asker: Asker;
  /** For Temporal UI. */
  readonly title: string;
}

/** The user has given up waiting by then. */
const TIMEOUT = "5 minutes";

async function ask<T>(
  client: Client,
  { workflow, input, asker: { userId, hash }, title }: Question,
): Promise<{ readonly result: () => Promise<T> }> {
  const handle = await client.workflow.start(workflow, {
    workflowId: `${workflow}-${hash}`,
    taskQueue: TASK_QUEUES.workflows,
    args: [input],
    workflowIdConflictPolicy: "USE_EXISTING",
    workflowIdReusePolicy: "ALLOW_DUPLICATE",
    workflowExecutionTimeout: TIMEOUT,
    priority: { fairnessKey: userId },
    staticSummary: title,
    typedSearchAttributes: new TypedSearchAttributes([
      { key: SEARCH_ATTRIBUTES.user, value: userId },
    ]),
  });
  return { result: () => handle.result() as Promise<T> };
}
