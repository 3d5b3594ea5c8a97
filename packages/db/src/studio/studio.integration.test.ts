import { changesOf, editSchema, type Script } from "@dubdeck/domain";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  createDb,
  editScript,
  insertRevision,
  insertScript,
  insertSnapshot,
  type JobRow,
  reconcileLedger,
  redoEdit,
  restoreRevision,
  selectEdits,
  selectJob,
  selectPrice,
  selectRevisions,
  selectScript,
  selectUndoable,
  transitionJob,
  undoEdit,
  usedMs,
} from "../index.ts";
import { seedUser, seedVideo, startJob } from "../testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
/** A second pool stands for another api process. */
const other = createDb(test.url);

beforeAll(() => db.deleteFrom("users").execute());
afterAll(async () => {
  await other.destroy();
  await test.drop();
});

const MINUTE = 60_000;
const actor = "ada@example.com";
const fields = { version: 1, voice: null, speed: null, sayAs: null, recording: null };
const SCRIPT: Script = {
  lines: [
    {
      id: "a",
      speaker: "S1",
      sourceText: "One.",
      text: "Uno.",
      startMs: 0,
      endMs: 2400,
      ...fields,
    },
    {
      id: "b",
      speaker: "S1",
      sourceText: "Two.",
      text: "Dos.",
      startMs: 3000,
      endMs: 5000,
      ...fields,
    },
  ],
  speakers: [{ id: "S1", version: 1, name: "Speaker 1", voice: "ef_dora" }],
};

/** A finished dub of a minute with a script; `left` minutes remain of its owner's five. */
async function finishedDub(left = 4): Promise<JobRow> {
  const user = await seedUser(db);
  const job = await startJob(db, await seedVideo(db, user.id, 5 - left));
  await transitionJob(db, job.id, "processing");
  await insertSnapshot(db, job.id, SCRIPT);
  await insertScript(db, job.id, SCRIPT);
  const files = { previewKey: "first/preview", outputKey: "first/output" };
  return (await transitionJob(db, job.id, "completed", files)) as JobRow;
}

const edit = (job: JobRow, given: object, at = db) =>
  editScript(at, job.id, { kind: "change", actor }, (script) =>
    changesOf(script, editSchema.parse(given), { durationMs: MINUTE, newId: () => "new" }),
  );
const setText = (line: string, version: number, text: string) => ({
  kind: "change",
  line,
  version,
  patch: { text },
});
const textsOf = async (job: JobRow) =>
  (await selectScript(db, job.id))?.lines.map(({ text }) => text);
const apply = (job: JobRow, at = db) => insertRevision(at, job, { name: null });

async function complete(revision: JobRow): Promise<void> {
  await transitionJob(db, revision.id, "processing");
  const files = {
    previewKey: `${revision.revision}/preview`,
    outputKey: `${revision.revision}/output`,
  };
  await transitionJob(db, revision.id, "completed", files);
}

describe("editing", () => {
  it("stores each edit, takes it back and repeats it; a new edit ends what could be repeated", async () => {
    const job = await finishedDub();
    await edit(job, setText("a", 1, "Primero."));
    await edit(job, { kind: "split", line: "b", version: 1, atMs: 4000, textAt: 2, sourceAt: 2 });
    expect(await textsOf(job)).toEqual(["Primero.", "Do", "s."]);
    await undoEdit(db, job.id);
    expect(await textsOf(job)).toEqual(["Primero.", "Dos."]);
    await undoEdit(db, job.id);
    expect(await textsOf(job)).toEqual(["Uno.", "Dos."]);
    await expect(undoEdit(db, job.id)).rejects.toThrow("There is nothing to undo.");
    await redoEdit(db, job.id);
    expect(await textsOf(job)).toEqual(["Primero.", "Dos."]);
    expect(await selectUndoable(db, job.id)).toEqual({ canUndo: true, canRedo: true });

    const [line] = (await selectScript(db, job.id))?.lines ?? [];
    await edit(job, setText("a", line?.version ?? 0, "El primero."));
    await expect(redoEdit(db, job.id)).rejects.toThrow("There is nothing to redo.");
    const history = await selectEdits(db, job.id, { limit: 10 });
    expect(history.map(({ number, state }) => [number, state])).toEqual([
      [3, "applied"],
      [2, "dropped"],
      [1, "applied"],
    ]);
    expect(history[0]).toMatchObject({ actor, kind: "change" });
  });

  it("leaves no step if nothing changed", async () => {
    const job = await finishedDub();
    expect((await edit(job, setText("a", 1, "Uno."))).step).toBeNull();
    expect(await selectUndoable(db, job.id)).toEqual({ canUndo: false, canRedo: false });
  });

  it("lets one of several editors of a line win, and shows the others what it says now", async () => {
    const job = await finishedDub();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        edit(job, setText("a", 1, `Texto ${i}.`), i % 2 ? db : other),
      ),
    );
    const won = tries.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    const [text] = (await textsOf(job)) ?? [];
    for (const lost of tries.filter((each) => each.status === "rejected")) {
      expect(lost.reason).toMatchObject({ code: "CONFLICT", current: { text, version: 2 } });
    }
  });

  it("takes edits of different lines at the same time", async () => {
    const job = await finishedDub();
    await Promise.all([edit(job, setText("a", 1, "A.")), edit(job, setText("b", 1, "B."), other)]);
    expect(await textsOf(job)).toEqual(["A.", "B."]);
    expect(await selectEdits(db, job.id, { limit: 10 })).toHaveLength(2);
  });
});

describe("revisions", () => {
  it("reserve the seconds of the lines to speak, rounded up once, and publish what they made", async () => {
    const job = await finishedDub();
    await edit(job, setText("a", 1, "Primero."));
    const script = (await selectScript(db, job.id)) as Script;
    expect((await selectPrice(db, job, script)).price).toMatchObject({ ms: 2400, lines: 1 });
    const revision = await apply(job);
    expect(revision).toMatchObject({
      revision: 2,
      billedMs: 3000,
      changedLines: 1,
      status: "queued",
    });
    expect(await usedMs(db, job.userId)).toBe(MINUTE + 3000);
    expect((await selectJob(db, job.userId, job.id))?.outputKey).toBe("first/output");

    await complete(revision);
    expect(await selectJob(db, job.userId, job.id)).toMatchObject({
      publishedId: revision.id,
      outputKey: "2/output",
    });
    expect(await usedMs(db, job.userId)).toBe(MINUTE + 3000);
    expect(await reconcileLedger(db)).toEqual([]);
  });

  it("give their minutes back when they fail or are cancelled", async () => {
    for (const end of ["failed", "canceled"] as const) {
      const job = await finishedDub();
      await edit(job, setText("a", 1, "Primero."));
      const revision = await apply(job);
      await transitionJob(db, revision.id, "processing");
      await transitionJob(db, revision.id, end);
      expect(await usedMs(db, job.userId)).toBe(MINUTE);
      expect((await selectJob(db, job.userId, job.id))?.publishedId).toBeNull();
      expect((await apply(job)).revision).toBe(3);
    }
  });

  it("start once, however often they are asked for at the same time", async () => {
    const job = await finishedDub();
    await edit(job, setText("a", 1, "Primero."));
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => apply(job, i % 2 ? db : other)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const lost of tries.filter((each) => each.status === "rejected")) {
      expect(lost.reason).toMatchObject({ code: "CONFLICT" });
    }
    expect(await usedMs(db, job.userId)).toBe(MINUTE + 3000);
  });

  it("are refused without changes, at another price than the one shown, or beyond the quota", async () => {
    const job = await finishedDub(0.03);
    await expect(apply(job)).rejects.toMatchObject({ code: "UNPROCESSABLE" });
    await edit(job, setText("a", 1, "Primero."));
    const shown = insertRevision(db, job, { name: null, expectedMs: 0 });
    await expect(shown).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(apply(job)).rejects.toMatchObject({
      code: "QUOTA_EXCEEDED",
      message: expect.stringContaining(
        "This revision takes 0:03 minutes and you have 0:01 minutes left",
      ),
    });
  });

  it("cost nothing for a sound that was paid for, and can be restored", async () => {
    const job = await finishedDub();
    await edit(job, setText("a", 1, "Primero."));
    const second = await apply(job);
    await complete(second);
    const [, first] = await selectRevisions(db, job.id);
    if (!first) throw new Error("The dub is not among its revisions.");
    const files = { previewKey: "first/preview", outputKey: "first/output" };
    await restoreRevision(db, { dubId: job.id, revision: first, actor }, files);
    expect(await textsOf(job)).toEqual(["Uno.", "Dos."]);
    expect(await selectJob(db, job.userId, job.id)).toMatchObject({ publishedId: null, ...files });

    await undoEdit(db, job.id);
    expect(await textsOf(job)).toEqual(["Primero.", "Dos."]);
    const third = await apply(job);
    expect(third).toMatchObject({ revision: 3, billedMs: 0, changedLines: 0 });
    expect(await usedMs(db, job.userId)).toBe(MINUTE + 3000);
  });

  it("speak the script as it was when they were started", async () => {
    const job = await finishedDub();
    await edit(job, setText("a", 1, "Primero."));
    const revision = await apply(job);
    await edit(job, setText("b", 1, "Segundo."));
    await complete(revision);
    const script = (await selectScript(db, job.id)) as Script;
    const dub = (await selectJob(db, job.userId, job.id)) as JobRow;
    const { published, price } = await selectPrice(db, dub, script);
    expect(published?.lines.map(({ text }) => text)).toEqual(["Primero.", "Dos."]);
    expect(price).toEqual({ ms: 2000, lines: 1, hasChanges: true });
  });
});
