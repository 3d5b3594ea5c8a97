import { MAX_TRPC_BATCH } from "@dubdeck/domain";
import { afterAll, expect, it } from "vitest";
import { seedJob, seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const app = await startTestApp();
const trpc = trpcCaller(app);
afterAll(() => app.close());

interface Item {
  readonly id: string;
}

/** Creates a user with `count` videos that share a creation time, each with a job. */
async function collector(count: number) {
  const { user, token } = await app.newUser("enterprise");
  for (let i = 0; i < count; i++) await seedJob(app, await seedVideo(app, user.id));
  const now = new Date();
  for (const table of ["videos", "jobs"] as const) {
    await app.pool.query(`update ${table} set created_at = $1 where user_id = $2`, [now, user.id]);
  }
  return { user, token };
}

it.each(["/videos", "/jobs"])("pages through %s over REST", async (path) => {
  const { token } = await collector(5);
  await collector(1);
  const ids: string[] = [];
  let cursor = "";
  let pages = 0;
  do {
    const query = cursor && `&cursor=${cursor}`;
    const { status, body } = await app.call("GET", `${path}?limit=2${query}`, { token });
    expect(status).toBe(200);
    ids.push(...(body["items"] as Item[]).map(({ id }) => id));
    cursor = (body["next_cursor"] as string | null) ?? "";
    pages += 1;
  } while (cursor);
  expect([pages, new Set(ids).size, ids.length]).toEqual([3, 5, 5]);
});

it.each(["videos.list", "jobs.listByVideo"])(
  "pages through %s on the site's door",
  async (path) => {
    const { user, token } = await app.newUser("enterprise");
    const video = await seedVideo(app, user.id);
    for (let i = 0; i < 3; i++) {
      const { id } = await seedJob(app, await seedVideo(app, user.id));
      await app.pool.query("update jobs set status = 'failed', video_id = $1 where id = $2", [
        video.id,
        id,
      ]);
    }
    const about = path === "jobs.listByVideo" ? { videoId: video.id } : {};
    const seen: string[] = [];
    let cursor: unknown = null;
    do {
      const { body } = await trpc.query(path, { ...about, limit: 2, cursor }, token);
      seen.push(...(body["items"] as Item[]).map(({ id }) => id));
      cursor = body["nextCursor"];
    } while (cursor);
    expect(new Set(seen).size).toBe(path === "videos.list" ? 4 : 3);
    expect(seen).toHaveLength(new Set(seen).size);
  },
);

it("refuses pages that are too long and cursors that are none", async () => {
  const { token } = await app.newUser();
  for (const query of ["limit=101", "limit=0", "limit=x", "cursor=x", "cursor=1.2"]) {
    expect((await app.call("GET", `/videos?${query}`, { token })).status).toBe(400);
  }
});

it("answers batches of up to 20 procedures", async () => {
  const batch = (size: number) =>
    app.call("GET", `/trpc/${Array(size).fill("site.config").join(",")}?batch=1&input={}`);
  expect((await batch(MAX_TRPC_BATCH)).status).toBe(200);
  expect((await batch(MAX_TRPC_BATCH + 1)).status).toBe(400);
});

it("exports every page, streamed", async () => {
  const { token } = await collector(105);
  const response = await app.app.inject({
    url: "/account/export",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers["content-length"]).toBeUndefined();
  const { videos, jobs } = response.json<Record<string, Item[]>>();
  expect([videos?.length, jobs?.length]).toEqual([105, 105]);
});

it("lists the jobs that have not ended, of their owner only", async () => {
  const { user, token } = await app.newUser("enterprise");
  const [running, ended] = await Promise.all(
    [1, 2].map(async () => seedJob(app, await seedVideo(app, user.id))),
  );
  await app.pool.query(
    "update jobs set status = 'failed', failure_code = 'NO_SPEECH' where id = $1",
    [ended?.id],
  );
  await collector(1);
  const { body } = await trpc.query("jobs.active", undefined, token);
  expect((body as unknown as Item[]).map(({ id }) => id)).toEqual([running?.id]);
});

it("tells with a job the settings it was started with, and why it failed", async () => {
  const { user, token } = await app.newUser();
  const { id } = await seedJob(app, await seedVideo(app, user.id));
  await app.pool.query(
    `update jobs set status = 'failed', failure_code = 'NO_SPEECH', source_language = 'sv',
       speaker_voices = '{"S2": "em_alex"}' where id = $1`,
    [id],
  );
  const { body } = await app.call("GET", `/jobs/${id}`, { token });
  expect(body).toMatchObject({
    voices: { S2: "em_alex" },
    source_language: "sv",
    failure_code: "NO_SPEECH",
  });
});
