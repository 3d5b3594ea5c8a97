import { CLIENT_EVENTS } from "@dubdeck/domain";
import { userPrefix } from "@dubdeck/storage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byRole, cellOf, cellsOf, IN } from "../testing/access/cells.ts";
import { type Reader, readAll, tryChanges, tryRead } from "../testing/access/file-attempts.ts";
import { FILES, keyBuilders } from "../testing/access/files.ts";
import { callsOf, procedures, tryCall, tryProcedure } from "../testing/access/http-attempts.ts";
import { type Actor, cast, type Role, ROLES } from "../testing/access/roles.ts";
import { CALLS, EVENTS, PROCEDURES, type Row } from "../testing/access/rows.ts";
import { tryEvent } from "../testing/access/socket-attempts.ts";
import { upload } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
afterAll(() => app.close());

it.each([
  ["procedure", PROCEDURES, () => [...procedures.keys()]],
  ["call", CALLS, () => callsOf(app)],
  ["socket event", EVENTS, () => ["connect", ...Object.keys(CLIENT_EVENTS)]],
  ["kind of file", FILES, keyBuilders],
] as const)("has a row for every %s, and none too many", (_, rows, existing) => {
  expect(Object.keys(rows).toSorted()).toEqual(existing().toSorted());
});

/** Name of an API, its rows, and a function that calls a row as an actor and resolves to a status. */
type Door = [string, Readonly<Record<string, Row>>, (name: string, by: Actor) => Promise<number>];

describe.each<Door>([
  ["procedure", PROCEDURES, async (path, by) => (await tryProcedure(app, path, by)).status],
  ["call", CALLS, async (call, by) => (await tryCall(app, call, by)).status],
  ["socket event", EVENTS, (event, by) => tryEvent(app, event, by)],
])("%s", (_, rows, attempt) => {
  it.each(Object.entries(rows))("%s", async (name, [access]) => {
    const statuses = await forEachRole(async (role) => attempt(name, await cast(app, role)));
    expect(byRole((role) => cellOf(access, statuses[role]))).toEqual(cellsOf(access));
  });
});

describe("kind of file", () => {
  let readers: Record<Role, Reader>;
  beforeAll(async () => {
    readers = await forEachRole(async (role) => readAll(app, await cast(app, role)));
  });

  it.each(Object.entries(FILES))(
    "%s is readable by the right callers only",
    async (_, [access, key]) => {
      const by = (role: Role) => tryRead(app, key(readers[role].things), readers[role]);
      expect(await forEachRole(by)).toEqual(cellsOf(access));
    },
  );

  it.each(Object.entries(FILES))("%s cannot be changed by anyone", async (_, [, key]) => {
    const by = (role: Role) => tryChanges(app, key(readers[role].things), readers[role]);
    expect(await forEachRole(by)).toEqual(byRole(() => [403, 403, 403]));
  });

  it("is added by every caller, under a key of the caller's own", async () => {
    const by = async (role: Role) => {
      const { form, userId } = readers[role];
      if (!form) return 401;
      expect(form.fields["key"]?.startsWith(userPrefix(userId))).toBe(true);
      return (await upload(form, new Uint8Array(9))) === 204 ? IN : 403;
    };
    expect(await forEachRole(by)).toEqual(cellsOf("caller"));
  });
});

async function forEachRole<T>(work: (role: Role) => Promise<T>): Promise<Record<Role, T>> {
  const pairs = await Promise.all(ROLES.map(async (role) => [role, await work(role)] as const));
  return Object.fromEntries(pairs) as Record<Role, T>;
}
