import { randomUUID } from "node:crypto";
import { NativeConnection } from "@temporalio/worker";
import { afterAll, expect, inject, it } from "vitest";
import { ensureSearchAttributes } from "./ensure-search-attributes.ts";

const connection = await NativeConnection.connect({ address: inject("services").TEMPORAL_ADDRESS });
afterAll(() => connection.close());
const NAMES = ["DubdeckLanguage", "DubdeckPlan", "DubdeckStage", "DubdeckStatus", "DubdeckUser"];

it("registers missing attributes and leaves existing ones alone", async () => {
  const namespace = `bare-${randomUUID()}`;
  await connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: { seconds: 86_400 as never },
  });
  const list = () => connection.operatorService.listSearchAttributes({ namespace });
  // The server takes seconds to recognise a new namespace.
  await expect.poll(() => list().then(Object.keys, () => null)).not.toBeNull();

  await ensureSearchAttributes(connection, namespace);
  await ensureSearchAttributes(connection, namespace);
  const { customAttributes } = await list();
  expect(Object.keys(customAttributes)).toEqual(expect.arrayContaining(NAMES));
});

it("names the command to run if it may not register them", async () => {
  const namespace = `none-${randomUUID()}`;
  const failed = ensureSearchAttributes(connection, namespace);
  await expect(failed).rejects.toThrow(
    `temporal operator search-attribute create --namespace ${namespace} --name DubdeckUser --type Keyword`,
  );
});
