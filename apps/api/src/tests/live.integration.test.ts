import { jobRoom, PLANS, type ServerToClientEvents } from "@dubdeck/domain";
import { transitionJob } from "@dubdeck/db";
import { createJobEmitter } from "@dubdeck/realtime";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, expect, it } from "vitest";
import { connectTo, refusalOf } from "../testing/live-client.ts";
import { seedDub, seedJob, seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
/** Emits events as the worker does, which has no sockets. */
const worker = createJobEmitter(app.pool);
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

function connect(token: unknown, options: object = {}) {
  const client = connectTo(app, token, options);
  sockets.push(client.socket);
  return client;
}

const SOON = { interval: 10 };

it.each([undefined, { $ne: null }, 5])(
  "lets nobody in with %j for a token, and says why",
  async (token) => {
    expect(await refusalOf(connect(token).socket)).toMatchObject({
      message: "Please sign in again.",
    });
  },
);

it("speaks websocket only, to pages and programs of any origin", async () => {
  const { token } = await app.newUser();
  expect(await refusalOf(connect(token, { transports: ["polling"] }).socket)).toBeTruthy();
  for (const origin of [app.site, "http://192.168.0.5:3000", "https://elsewhere.example"]) {
    const { socket } = connect(token, { extraHeaders: { origin } });
    expect(await refusalOf(socket)).toBeNull();
  }
});

it("tells the present state at once, and what the worker says from then on", async () => {
  const { user, token } = await app.newUser();
  const job = await seedJob(app, await seedVideo(app, user.id));
  const other = await seedJob(app, await seedVideo(app, user.id));
  const { socket, heard } = connect(token);
  // The id's case does not matter.
  socket.emit("subscribe", { job_id: job.id.toUpperCase() });
  await expect.poll(() => heard, SOON).toEqual([["status", { job_id: job.id, status: "queued" }]]);

  const progress = { job_id: job.id, progress: 12, stage: "transcribe" } as const;
  worker.emit(jobRoom(job.id), "progress", progress);
  await expect.poll(() => heard.at(-1), SOON).toEqual(["progress", progress]);

  socket.emit("unsubscribe", { job_id: job.id });
  socket.emit("subscribe", { job_id: job.id });
  await expect.poll(() => heard.length, SOON).toBe(3);
  socket.emit("unsubscribe", { job_id: job.id });
  socket.emit("subscribe", { job_id: other.id });
  await expect.poll(() => heard.length, SOON).toBe(4);
  worker.emit(jobRoom(job.id), "status", { job_id: job.id, status: "processing" });
  await new Promise((done) => setTimeout(done, 200));
  expect(heard).toHaveLength(4);
});

it("lets a client leave while its subscription is still being checked", async () => {
  const { user, token } = await app.newUser();
  const job = await seedJob(app, await seedVideo(app, user.id));
  const [leaving, staying] = [connect(token), connect(token)];
  const errors = () => leaving.heard.filter(([event]) => event === "error").length;
  leaving.socket.emit("subscribe", { job_id: job.id });
  leaving.socket.emit("unsubscribe", { job_id: job.id });
  leaving.socket.emit("subscribe", "nonsense");
  staying.socket.emit("subscribe", { job_id: job.id });
  await expect.poll(() => [errors(), staying.heard.length], SOON).toEqual([1, 1]);

  const processing = { job_id: job.id, status: "processing" } as const;
  worker.emit(jobRoom(job.id), "status", processing);
  await expect.poll(() => staying.heard.at(-1), SOON).toEqual(["status", processing]);
  // Earlier events to this socket arrive before this reply.
  leaving.socket.emit("subscribe", "nonsense");
  await expect.poll(errors, SOON).toBe(2);
  expect(leaving.heard).not.toContainEqual(["status", processing]);
});

it("never lets a reconnect miss the end", async () => {
  const { user, token } = await app.newUser();
  const dub = await seedDub(app, await seedVideo(app, user.id));
  const { socket, heard } = connect(token);
  socket.emit("subscribe", { job_id: dub.id });
  await expect.poll(() => heard.map(([event]) => event), SOON).toEqual(["status", "completed"]);
  const url = String(heard.at(-1)?.[1]["url"]);
  expect(await (await fetch(url)).text()).toBe("a dub");

  const failed = await seedJob(app, await seedVideo(app, user.id));
  await transitionJob(app.db, failed.id, "failed", { error: "No speech was found in this video." });
  socket.emit("subscribe", { job_id: failed.id });
  const last: Parameters<ServerToClientEvents["failed"]>[0] = {
    job_id: failed.id,
    error: "No speech was found in this video.",
  };
  await expect.poll(() => heard.at(-1), SOON).toEqual(["failed", last]);
});

it("answers what it refuses by an error and joins nothing", async () => {
  const owner = await app.newUser();
  const job = await seedJob(app, await seedVideo(app, owner.user.id));
  const { socket, heard } = connect((await app.newUser("enterprise")).token);
  const messages = [{ job_id: job.id }, { job_id: "../../etc" }, null, "x", undefined];
  for (const message of messages) socket.emit("subscribe", message);
  await expect.poll(() => heard.length, SOON).toBe(messages.length);
  const codes = heard.map(([, { code }]) => code);
  expect(codes.filter((code) => code === "BAD_REQUEST")).toHaveLength(4);
  worker.emit(jobRoom(job.id), "status", { job_id: job.id, status: "processing" });
  await new Promise((done) => setTimeout(done, 200));
  expect(heard).toHaveLength(messages.length);
});

it("holds a user's connections to the plan's number, and gives a place back", async () => {
  const { user, token } = await app.newUser();
  const open = Array.from({ length: PLANS.starter.sockets }, () => connect(token).socket);
  expect(await Promise.all(open.map(refusalOf))).toEqual(open.map(() => null));
  expect(await refusalOf(connect(token).socket)).toMatchObject({ code: "RATE_LIMITED" });
  expect(await refusalOf(connect((await app.newUser()).token).socket)).toBeNull();
  open[0]?.disconnect();
  const places = () =>
    app.db.selectFrom("sockets").select("id").where("userId", "=", user.id).execute();
  await expect.poll(places, SOON).toHaveLength(PLANS.starter.sockets - 1);
  expect(await refusalOf(connect(token).socket)).toBeNull();
});

it("holds what a user follows to the plan's number, over all connections", async () => {
  const { user, token } = await app.newUser();
  const video = await seedVideo(app, user.id, 1000);
  const allowed = PLANS.starter.subscriptions;
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into jobs (video_id, user_id, status, target_language, voice, dual_audio, watermark)
     select $1, $2, 'failed', 'es', 'ef_dora', false, false from generate_series(1, $3) returning id`,
    [video.id, user.id, allowed + 1],
  );
  const [one, two] = [connect(token), connect(token)];
  rows.forEach(({ id }, i) => {
    const { socket } = i % 2 === 0 ? one : two;
    if (i < allowed) socket.emit("subscribe", { job_id: id });
  });
  const ended = () => [...one.heard, ...two.heard].filter(([event]) => event === "failed");
  await expect.poll(() => ended().length, SOON).toBe(allowed);
  one.socket.emit("subscribe", { job_id: rows[allowed]?.id });
  await expect.poll(() => one.heard.at(-1)?.[1]["code"], SOON).toBe("RATE_LIMITED");
  one.socket.emit("unsubscribe", { job_id: rows[0]?.id });
  one.socket.emit("subscribe", { job_id: rows[allowed]?.id });
  await expect.poll(() => ended().length, SOON).toBe(allowed + 1);
});

it("heals when its connection to the database breaks", async () => {
  const { user, token } = await app.newUser();
  const job = await seedJob(app, await seedVideo(app, user.id));
  const { socket, heard } = connect(token);
  socket.emit("subscribe", { job_id: job.id });
  await expect.poll(() => heard, SOON).toHaveLength(1);
  await app.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'",
  );
  await expect
    .poll(
      () => {
        worker.emit(jobRoom(job.id), "status", { job_id: job.id, status: "processing" });
        return heard.length;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(1);
});
