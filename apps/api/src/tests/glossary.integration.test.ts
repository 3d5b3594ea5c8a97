import { afterAll, beforeAll, expect, it } from "vitest";
import { seedDub, seedVideo } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

let app: TestApp;
let trpc: ReturnType<typeof trpcCaller>;
beforeAll(async () => {
  app = await startTestApp();
  trpc = trpcCaller(app);
});
afterAll(() => app.close());

it("keeps terms, each once for a language, and changes and removes them", async () => {
  const { token } = await app.newUser();
  const add = (term: object) => trpc.mutate("glossary.add", term, token);
  const { body } = await add({ term: " Zürich ", translation: "Zurigo", language: "it" });
  expect(body).toMatchObject({ term: "Zürich", translation: "Zurigo", sayAs: null });
  expect((await add({ term: "zürich" })).status).toBe(200);
  const twin = await add({ term: "ZÜRICH", language: "it" });
  expect(twin.body).toMatchObject({ code: "CONFLICT" });
  const { id } = body;
  const changed = await trpc.mutate("glossary.update", { id, sayAs: "Tsurigo" }, token);
  expect(changed.body).toMatchObject({ translation: "Zurigo", sayAs: "Tsurigo" });
  const clash = await trpc.mutate("glossary.update", { id, language: null }, token);
  expect(clash.body).toMatchObject({ code: "CONFLICT" });
  await trpc.mutate("glossary.remove", { id }, token);
  const gone = await trpc.mutate("glossary.remove", { id }, token);
  expect(gone.body).toMatchObject({ code: "NOT_FOUND" });
  expect((await trpc.query("glossary.list", undefined, token)).body).toHaveLength(1);
});

it("holds 500 terms, also when many are added at once", async () => {
  const { user, token } = await app.newUser();
  await app.pool.query(
    "insert into glossary_terms (user_id, term) select $1, 'term ' || n from generate_series(1, 498) n",
    [user.id],
  );
  const adding = Array.from({ length: 6 }, (_, i) =>
    trpc.mutate("glossary.add", { term: `more ${i}` }, token),
  );
  const statuses = (await Promise.all(adding)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409]);
});

it("says how many lines of a script a term would touch", async () => {
  const { user, token } = await app.newUser("pro");
  const { id: jobId } = await seedDub(app, await seedVideo(app, user.id));
  const touches = async (term: object) =>
    (await trpc.query("glossary.touches", { jobId, term }, token)).body;
  expect(await touches({ term: "line" })).toEqual({ lines: 2 });
  expect(await touches({ term: "line", language: "fr" })).toEqual({ lines: 0 });
  expect(await touches({ term: "lin" })).toEqual({ lines: 0 });
});
