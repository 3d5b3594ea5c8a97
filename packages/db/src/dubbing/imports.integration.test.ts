import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import {
  insertImport,
  deletePendingWorkflow,
  deleteUser,
  endImport,
  selectImport,
  selectStartedImports,
  selectImports,
  selectPendingWorkflows,
  updateImportProgress,
} from "../index.ts";
import { seedUser } from "../testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
afterAll(() => test.drop());

const url = "https://videos.example/talk";
async function seedImport(atOnce = 1) {
  const { id: userId } = await seedUser(db);
  const { id } = await insertImport(db, { userId, url, atOnce });
  return { userId, id, read: () => selectImport(db, userId, id) };
}

it("admits no more active imports than allowed, even under concurrency", async () => {
  const { id: userId } = await seedUser(db);
  const tries = Array.from({ length: 6 }, () => insertImport(db, { userId, url, atOnce: 2 }));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  for (const row of (await selectImports(db, userId, { limit: 100 })).items) {
    await endImport(db, userId, row.id, { status: "canceled" });
  }
  await expect(insertImport(db, { userId, url, atOnce: 2 })).resolves.toBeDefined();
});

it("keeps its progress, ends once, and belongs to its owner alone", async () => {
  const { userId, id, read } = await seedImport();
  const { id: stranger } = await seedUser(db);
  await updateImportProgress(db, stranger, id, 50);
  expect(await read()).toMatchObject({ status: "queued", progress: 0 });
  await updateImportProgress(db, userId, id, 40);
  await updateImportProgress(db, userId, id, 10);
  expect(await read()).toMatchObject({ status: "fetching", progress: 40 });
  expect(await endImport(db, stranger, id, { status: "canceled" })).toBeUndefined();
  await endImport(db, userId, id, { status: "failed", error: "Gone." });
  expect(await endImport(db, userId, id, { status: "canceled" })).toBeUndefined();
  await updateImportProgress(db, userId, id, 90);
  expect(await read()).toMatchObject({ status: "failed", error: "Gone.", progress: 40 });
  expect(await selectImport(db, stranger, id)).toBeUndefined();
});

it("is found while it waits and while it runs, and goes with its account", async () => {
  const { userId, id, read } = await seedImport();
  const waiting = async () =>
    (await selectPendingWorkflows(db, { olderThanMs: -1000 })).imports.map((row) => row.id);
  const running = async (olderThanMs: number) =>
    (await selectStartedImports(db, { olderThanMs })).map((row) => row.id);
  expect(await waiting()).toContain(id);
  expect(await running(-1000)).not.toContain(id);
  await deletePendingWorkflow(db, { importId: id });
  expect(await waiting()).not.toContain(id);
  expect(await running(60_000)).not.toContain(id);
  expect(await running(-1000)).toContain(id);
  await deleteUser(db, userId);
  expect(await read()).toBeUndefined();
});
