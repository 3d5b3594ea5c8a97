import { PLANS } from "@dubdeck/domain";
import { fixture, makeBadMedia } from "@dubdeck/testing";
import { withTempDir } from "@dubdeck/process";
import { afterAll, expect, it } from "vitest";
import { upload, uploadFile } from "../testing/seed.ts";
import { startIngest } from "../testing/start-ingest.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
const ingest = await startIngest(app);
afterAll(async () => {
  await ingest.stop();
  await app.close();
});

const MB = 1024 * 1024;

/** Creates a starter user with `bytes` of storage left, and a function that signs uploads. */
async function withRoom(bytes: number) {
  const { user, token } = await app.newUser();
  const stored = PLANS.starter.maxStoredBytes - bytes;
  await app.pool.query(
    "insert into uploads (id, user_id, filename, size_bytes) values (gen_random_uuid(), $1, 'a', $2)",
    [user.id, stored],
  );
  const sign = (size: number) =>
    app.call("POST", "/uploads/sign", {
      token,
      body: { filename: "a.mp4", mime: "video/mp4", size },
    });
  return { user, token, sign };
}

it("signs no more than fits into the plan's storage, also at once", async () => {
  const { sign } = await withRoom(5 * MB);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sign(2 * MB)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 402, 402, 402]);
  const { body } = await sign(2 * MB);
  expect(body["code"]).toBe("QUOTA_EXCEEDED");
  expect(body["message"]).toContain("1 MB left of 1024 MB");
});

it("takes no more bytes than were signed", async () => {
  const { sign } = await withRoom(5 * MB);
  const { body } = await sign(10);
  const target = body as unknown as Parameters<typeof upload>[0];
  expect(await upload(target, new Uint8Array(11))).toBe(400);
  expect(await upload(target, new Uint8Array(10))).toBe(204);
});

it("counts a registered file once, and a refused or deleted one not at all", async () => {
  const { user, token } = await app.newUser();
  const stored = async () => {
    const { rows } = await app.pool.query<{ bytes: number }>(
      "select coalesce(sum(size_bytes), 0)::bigint as bytes from (select size_bytes from videos where user_id = $1 union all select size_bytes from uploads where user_id = $1) sizes",
      [user.id],
    );
    return rows[0]?.bytes ?? 0;
  };
  const register = (fileUrl: string) => app.call("POST", "/videos", { token, body: { fileUrl } });
  await register(await uploadFile(app, token, fixture("jfk.mp4")));
  const [video] = await app.db
    .selectFrom("videos")
    .selectAll()
    .where("userId", "=", user.id)
    .execute();
  expect(await stored()).toBe(video?.sizeBytes);
  const text = await withTempDir(async (folder) =>
    uploadFile(app, token, (await makeBadMedia(folder)).text),
  );
  expect((await register(text)).status).toBe(422);
  expect(await stored()).toBe(video?.sizeBytes);
});
