import { endMove, releaseUpload, selectMoves, selectUser, transitionJob } from "@dubdeck/db";
import { sourceKey, thumbnailKey, userPrefix } from "@dubdeck/storage";
import { euStorage, fixture } from "@dubdeck/testing";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { seedDub, seedImport, seedJob, seedVideo, uploadFile } from "../testing/seed.ts";
import { startIngest } from "../testing/start-ingest.ts";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const variables = {
  ...euStorage(inject("services")),
  S3_EU_PUBLIC_ENDPOINT: inject("services").S3_PUBLIC_ENDPOINT.replace("127.0.0.1", "localhost"),
};
const app = await startTestApp(() => ({}), variables);
const trpc = trpcCaller(app);
const ingest = await startIngest(app);
const [global, eu] = [app.regions.in("global"), app.regions.in("eu")];
afterAll(async () => {
  await ingest.stop();
  await app.close();
});

let userId = "";
let token = "";
beforeEach(async () => {
  const person = await app.newUser("enterprise");
  userId = person.user.id;
  token = person.token;
});

const sign = () =>
  app.call("POST", "/uploads/sign", {
    token,
    body: { filename: "a.mp4", mime: "video/mp4", size: 9 },
  });
const move = (region: string) => trpc.mutate("settings.moveFiles", { region }, token);
const settings = async () => (await trpc.query("settings.get", undefined, token)).body;
/** Sets the thumbnail and age that a finished video has. */
const finishVideo = (id: string) =>
  app.db
    .updateTable("videos")
    .set({ thumbnailKey: thumbnailKey(userId, id) })
    .where("id", "=", id)
    .execute();
const moveTo = async (region: "eu" | "global") => {
  expect((await move(region)).status).toBe(200);
  for (const request of await selectMoves(app.db)) {
    await endMove(app.db, request, { failed: false, prefix: userPrefix(request.userId) });
  }
};

describe("a move to another region", () => {
  it("is shown until it ends, and its workflow is started", async () => {
    expect(await settings()).toMatchObject({ dataRegion: { current: "global", movingTo: null } });
    expect((await move("global")).body).toMatchObject({ dataRegion: { movingTo: null } });
    const { body } = await move("eu");
    expect(body).toMatchObject({ dataRegion: { current: "global", movingTo: "eu" } });
    const started = await app.temporal.workflow.getHandle(`move-${userId}`).describe();
    expect(started.type).toBe("moveFiles");
    expect((await move("eu")).body).toMatchObject({ code: "CONFLICT" });
    await app.temporal.workflow.getHandle(`move-${userId}`).terminate();
  });

  it("keeps uploads, links, dubs and removals waiting", async () => {
    const video = await seedVideo(app, userId);
    await finishVideo(video.id);
    expect((await move("eu")).status).toBe(200);
    const dub = { video_id: video.id, target_language: "es", voice_preset: "ef_dora" };
    const link = { url: "https://videos.example/talk" };
    const refused = [
      await sign(),
      await app.call("POST", "/imports", { token, body: link }),
      await app.call("POST", "/jobs", { token, body: dub }),
      await trpc.mutate("videos.remove", { id: video.id }, token),
    ];
    const message =
      "Your files are being moved to another data region. Please try again when that is done.";
    for (const { body } of refused) expect(body).toMatchObject({ code: "CONFLICT", message });
    await expect(seedVideo(app, userId)).rejects.toThrow(message);
    expect((await trpc.query("videos.get", { id: video.id }, token)).status).toBe(200);
  });

  it.each([
    [
      "a dub",
      "A dub is queued or running",
      async () => {
        const video = await seedVideo(app, userId);
        await finishVideo(video.id);
        const job = await seedJob(app, video);
        return () => transitionJob(app.db, job.id, "canceled");
      },
    ],
    [
      "a link",
      "A link is being fetched",
      async () => {
        const { id } = await seedImport(app, userId);
        return () => trpc.mutate("imports.cancel", { id }, token);
      },
    ],
    [
      "an upload",
      "A file is being uploaded",
      async () => {
        const { body } = await sign();
        const id = String(body["fileUrl"]).split("/").at(-2) ?? "";
        return () => releaseUpload(app.db, id);
      },
    ],
    [
      "a removal",
      "Removed files are still being deleted",
      async () => {
        const prefix = `${userPrefix(userId)}videos/a/`;
        const row = { prefix, userId, removeAfter: new Date() };
        await app.db.insertInto("removedFiles").values(row).execute();
        return () => app.db.deleteFrom("removedFiles").where("prefix", "=", prefix).execute();
      },
    ],
  ])("waits for %s", async (_, message, begin) => {
    const end = await begin();
    expect((await move("eu")).body).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining(message),
    });
    await end();
    expect((await move("eu")).status).toBe(200);
  });

  it("that fails leaves the account where it was", async () => {
    await move("eu");
    const request = { userId, from: "global", to: "eu" } as const;
    const prefix = userPrefix(userId);
    expect(await endMove(app.db, request, { failed: true, prefix })).toBe(true);
    expect(await endMove(app.db, request, { failed: false, prefix })).toBe(false);
    expect(await settings()).toMatchObject({ dataRegion: { current: "global", movingTo: null } });
  });
});

describe("an account in the EU", () => {
  it("uploads to the EU storage, which the site's pages may use", async () => {
    await moveTo("eu");
    const fileUrl = await uploadFile(app, token, fixture("jfk.mp4"));
    expect(new URL(fileUrl).origin).toBe(new URL(variables.S3_EU_PUBLIC_ENDPOINT).origin);
    const { status, body } = await trpc.mutate("videos.create", { fileUrl }, token);
    expect(status).toBe(200);
    const { sourceUrl } = body;
    expect(String(sourceUrl)).toContain(variables.S3_EU_BUCKET);
    expect((await fetch(String(sourceUrl))).status).toBe(200);

    const stored = async (region: typeof eu): Promise<number> => {
      let count = 0;
      for await (const _ of region.list(userPrefix(userId))) count += 1;
      return count;
    };
    expect(await stored(eu)).toBe(2);
    expect(await stored(global)).toBe(0);
    const page = await app.call("GET", "/");
    const policy = String(page.headers["content-security-policy"]);
    for (const origin of [app.storageOrigin, new URL(fileUrl).origin]) {
      expect(policy).toMatch(new RegExp(`media-src [^;]*${origin}`));
    }
  });

  it("cannot register a file that arrived in the region it left", async () => {
    const { fileUrl } = await global.signUpload({
      key: sourceKey(userId, userId, "video/mp4"),
      contentType: "video/mp4",
      maxBytes: 9,
    });
    const upload = { id: userId, userId, filename: "a.mp4", createdAt: new Date(0) };
    await app.db.insertInto("uploads").values(upload).execute();
    await global.putBytes(sourceKey(userId, userId, "video/mp4"), new Uint8Array(9), "video/mp4");
    await moveTo("eu");
    const { status, body } = await app.call("POST", "/videos", {
      token,
      body: { fileUrl },
    });
    expect(status).toBe(404);
    expect(body["message"]).toContain("upload the file again");
  });

  it("leaves no file in either storage when it is removed, even during a move", async () => {
    await moveTo("eu");
    const video = await seedVideo(app, userId);
    await finishVideo(video.id);
    const { outputKey } = await seedDub(app, video);
    await global.putBytes(String(outputKey), new Uint8Array(1), "video/mp4");
    await app.db.deleteFrom("removedFiles").where("userId", "=", userId).execute();
    expect((await move("global")).status).toBe(200);
    const confirmEmail = (await selectUser(app.db, userId))?.email;
    const removed = await trpc.mutate("account.remove", { confirmEmail }, token);
    expect(removed.status).toBe(200);
    for (const region of app.regions.all) expect(await region.head(String(outputKey))).toBeNull();
    const run = await app.temporal.workflow.getHandle(`move-${userId}`).describe();
    expect(run.status.name).not.toBe("RUNNING");
  });
});
