import { insertJobs, inTransaction, usedMs } from "@dubdeck/db";
import { planSchema } from "@dubdeck/domain";
import { registerUpload } from "@dubdeck/ingest";
import { userPrefix, videoPrefix } from "@dubdeck/storage";
import { fixture } from "@dubdeck/testing";
import { afterAll, describe, expect, it } from "vitest";
import { outage } from "../testing/outage.ts";
import { seedDub, seedImport, seedJob, seedVideo, uploadFile } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const app = await startTestApp();
const trpc = trpcCaller(app);
afterAll(() => app.close());

/** Creates a user with everything that an account can have. */
async function settledUser() {
  const person = await app.newUser("enterprise");
  const { user, token } = person;
  const fileUrl = await uploadFile(app, token, fixture("jfk.mp4"));
  const upload = app.storage.parseUploadUrl(fileUrl);
  if (upload) await registerUpload(app, upload);
  const dub = await seedDub(app, await seedVideo(app, user.id));
  await seedImport(app, user.id);
  const key = await app.newApiKey(user.id);
  const mix = { name: "Anna", first: "ef_dora", second: "em_alex", percent: 60 };
  await trpc.mutate("customVoices.create", mix, token);
  await trpc.mutate("settings.update", { defaultLanguage: "es", defaultVoice: "ef_dora" }, token);
  await trpc.mutate("billing.checkout", { plan: "pro" }, token);
  await trpc.mutate("auth.requestPasswordReset", { email: user.email });
  await expect.poll(() => app.mails.some(({ to }) => to === user.email)).toBe(true);
  return { ...person, dub, key };
}

describe("removing an account", () => {
  it("leaves nothing of it, in the database or in storage", async () => {
    const { user, token, dub, key } = await settledUser();
    const bystander = await settledUser();
    expect(await traces(user.id, user.email)).not.toEqual([]);

    const answer = await trpc.mutate("account.remove", { confirmEmail: user.email }, token);
    expect(answer.status).toBe(200);

    expect(await traces(user.id, user.email)).toEqual([]);
    expect(await app.storage.head(`${userPrefix(user.id)}jobs/${dub.id}/output.mp4`)).toBeNull();
    const later = await app.temporal.workflow.getHandle(`forget-${user.id}`).describe();
    expect(later.type).toBe("forgetFiles");
    expect((await app.call("GET", "/auth/me", { token })).status).toBe(401);
    expect((await app.call("GET", "/auth/me", { token: key })).status).toBe(401);
    expect((await app.call("GET", "/auth/me", { token: bystander.token })).status).toBe(200);
    const theirs = `${userPrefix(bystander.user.id)}jobs/${bystander.dub.id}/output.mp4`;
    expect(await app.storage.head(theirs)).not.toBeNull();
  });

  it("keeps what its address used this month, and nothing else", async () => {
    const { user, token } = await app.newUser();
    await seedDub(app, await seedVideo(app, user.id));
    await trpc.mutate("account.remove", { confirmEmail: user.email }, token);
    const body = { email: user.email, password: "correct horse" };
    const { body: again } = await app.call("POST", "/auth/register", { body });
    const { body: billing } = await app.call("GET", "/analytics/billing", {
      token: String(again["token"]),
    });
    const used = { minutes_used: 11 / 60, minutes_quota: 5 };
    expect(billing).toEqual({ current_period: used });
  });

  it("stops what runs for it first", async () => {
    const { user, token } = await app.newUser();
    const video = await seedVideo(app, user.id);
    const job = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
    const { body } = await app.call("POST", "/jobs", { token, body: job });
    const link = { url: "https://videos.example/talk" };
    const { body: imported } = await app.call("POST", "/imports", { token, body: link });
    await trpc.mutate("account.remove", { confirmEmail: user.email }, token);
    for (const id of [body["job_id"], imported["id"]]) {
      const { status } = await app.temporal.workflow.getHandle(String(id)).describe();
      expect(status.name).not.toBe("RUNNING");
    }
  });

  it("requires the typed e-mail address", async () => {
    const { token } = await app.newUser();
    const { status } = await trpc.mutate("account.remove", { confirmEmail: "x@y.zz" }, token);
    expect(status).toBe(400);
    expect((await app.call("GET", "/auth/me", { token })).status).toBe(200);
  });
});

it.each(planSchema.options)(
  "lets the owner change password and mails, export and leave: %s",
  async (plan) => {
    const { user, token } = await app.newUser(plan);
    const change = { currentPassword: "", newPassword: "correct horse" };
    const { body: changed } = await trpc.mutate("auth.changePassword", change, token);
    const session = { token: String(changed["token"]) };
    const wanted = { mailWhenDone: true };
    await trpc.mutate("account.updateNotifications", wanted, session.token);
    const { body: data } = await app.call("GET", "/account/export", session);
    expect(data).toMatchObject({ user: { email: user.email, plan }, notifications: wanted });
    const confirm = { confirmEmail: user.email };
    expect((await trpc.mutate("account.remove", confirm, session.token)).status).toBe(200);
    expect((await app.call("GET", "/auth/me", session)).status).toBe(401);
  },
);

it("exports all that is stored, and no secret", async () => {
  const { user, token, dub, key } = await settledUser();
  const { body, status } = await app.call("GET", "/account/export", { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { id: user.id, email: user.email },
    settings: { defaultLanguage: "es", defaultVoice: "ef_dora" },
    videos: [{ id: dub.videoId }, { filename: "my-talk.mp4" }],
    jobs: [{ id: dub.id, status: "completed" }],
    imports: [{ url: "https://videos.example/talk", status: "queued" }],
    apiKeys: [{ name: "test" }],
    customVoices: [{ name: "Anna", voice: "ef_dora*0.6+em_alex*0.4" }],
    usage: [
      { kind: "reserve", ms: 11_000 },
      { kind: "settle", ms: 0 },
    ],
  });
  const text = JSON.stringify(body);
  for (const secret of [token, key, "passwordHash", "keyHash"]) expect(text).not.toContain(secret);
});

describe("removing a video", () => {
  it("removes its files and dubs, but not what they used", async () => {
    const { user, token } = await app.newUser();
    const video = await seedVideo(app, user.id);
    const dub = await seedDub(app, video);
    expect((await trpc.mutate("videos.remove", { id: video.id }, token)).status).toBe(200);
    expect((await app.call("GET", `/jobs/${dub.id}`, { token })).status).toBe(404);
    expect(await app.storage.head(dub.outputKey ?? "")).toBeNull();
    expect(await usedMs(app.db, user.id)).toBe(11_000);
  });

  it("is refused when a dub of it is started at the same moment", async () => {
    const { user, token } = await app.newUser();
    const video = await seedVideo(app, user.id);
    const order = { targetLanguage: "es", voice: "v", dualAudio: false, watermark: true } as const;
    const { removal, job } = await inTransaction(app.db, async (trx) => {
      const [started] = await insertJobs(trx, video, [order]);
      const removing = trpc.mutate("videos.remove", { id: video.id }, token);
      await expect.poll(waitingForLocks).toBe(1);
      return { removal: { removing }, job: started };
    });
    expect((await removal.removing).status).toBe(409);
    expect((await app.call("GET", `/jobs/${job.id}`, { token })).status).toBe(200);
    expect(await usedMs(app.db, user.id)).toBe(11_000);
  });

  it("leaves no dub behind that is started too late", async () => {
    const { user, token } = await app.newUser();
    const video = await seedVideo(app, user.id);
    const body = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
    const answers = await Promise.all([
      trpc.mutate("videos.remove", { id: video.id }, token),
      ...[1, 2, 3].map(() => app.call("POST", "/jobs", { token, body })),
    ]);
    const [removed, ...started] = answers.map(({ status }) => status);
    const jobs = await app.db
      .selectFrom("jobs")
      .select("id")
      .where("userId", "=", user.id)
      .execute();
    expect(started.every((status) => [201, 404, 409].includes(status))).toBe(true);
    expect(jobs).toHaveLength(removed === 200 ? 0 : 1);
    expect(await usedMs(app.db, user.id)).toBe(removed === 200 ? 0 : 11_000);
  });

  it("is done also while the storage is down; its files go later", async () => {
    const down = await startTestApp((parts) => ({
      storage: outage(parts).storage ?? parts.storage,
    }));
    try {
      const { user, token } = await down.newUser();
      const video = await seedVideo(down, user.id);
      const answer = await trpcCaller(down).mutate("videos.remove", { id: video.id }, token);
      expect(answer.status).toBe(200);
      const left = await down.db.selectFrom("removedFiles").select("prefix").execute();
      expect(left.map(({ prefix }) => prefix)).toContain(videoPrefix(user.id, video.id));
    } finally {
      await down.close();
    }
  });

  it("waits for a dub that is being made", async () => {
    const { user, token } = await app.newUser();
    const video = await seedVideo(app, user.id);
    await seedJob(app, video);
    expect((await trpc.mutate("videos.remove", { id: video.id }, token)).status).toBe(409);
  });
});

/** Counts database connections that wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await app.pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting ?? 0;
}

/** Lists the tables in which any row mentions the user. */
async function traces(userId: string, email: string): Promise<string[]> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await app.pool.query(
        `select from ${name} as entry where entry::text like $1 or entry::text like $2`,
        [`%${userId}%`, `%${email}%`],
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
