import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { SEARCH_ATTRIBUTE_NAMES } from "@dubdeck/domain";
import { Connection } from "@temporalio/client";

const KEYWORD = 2;
const DAY_SECONDS = 86_400;
const KNOWN_WITHIN_MS = 60_000;

/**
 * Registers a namespace for one test suite, so that no other suite's worker takes its jobs; returns
 * its name.
 */
export async function createNamespace(address: string): Promise<string> {
  const connection = await Connection.connect({ address });
  const namespace = `test-${randomUUID()}`;
  try {
    await connection.workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: { seconds: DAY_SECONDS as never },
    });
    const searchAttributes = Object.fromEntries(
      Object.values(SEARCH_ATTRIBUTE_NAMES).map((name) => [name, KEYWORD]),
    );
    await untilKnown(() =>
      connection.operatorService.addSearchAttributes({ namespace, searchAttributes }),
    );
    await untilKnown(() => connection.workflowService.listWorkflowExecutions({ namespace }));
    return namespace;
  } finally {
    await connection.close();
  }
}

/**
 * Retries until the server's caches know the new namespace, which takes seconds, or longer on a
 * busy machine.
 */
async function untilKnown(call: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + KNOWN_WITHIN_MS;
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
