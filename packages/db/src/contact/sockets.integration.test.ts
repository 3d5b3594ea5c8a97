import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { addSocket, removeSocket, touchSockets } from "../index.ts";
import { seedUser } from "../testing/seed.ts";

const database = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = database;
afterAll(() => database.drop());

it("admits no more than the limit, from any process, and forgets those of a dead one", async () => {
  const { id: userId } = await seedUser(db);
  const add = (id: string) => addSocket(db, { id, userId, limit: 2 });
  const added = await Promise.all(["a", "b", "c", "d"].map(add));
  expect(added.filter(Boolean)).toHaveLength(2);
  const [first = "", second = ""] = await open();
  await removeSocket(db, first);
  expect(await add("e")).toBe(true);
  await db
    .updateTable("sockets")
    .set({ seenAt: new Date(Date.now() - 61_000) })
    .execute();
  await touchSockets(db, [second]);
  expect(await add("f")).toBe(true);
  expect(await add("g")).toBe(false);
  expect(await open()).toEqual([second, "f"].toSorted());

  async function open(): Promise<string[]> {
    const rows = await db.selectFrom("sockets").select("id").orderBy("id").execute();
    return rows.map(({ id }) => id);
  }
});
