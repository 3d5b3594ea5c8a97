import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@dubdeck/testing/listen";
import { planApi, planWorker, supervise, type Supervised } from "@dubdeck/stack";
import { createNamespace, createTestDatabase, fixture, type TestDatabase } from "@dubdeck/testing";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { apiClient } from "./api-client.ts";
import { uploadFile } from "./upload-file.ts";
import { withNewAccount } from "./with-new-account.ts";

let database: TestDatabase;
let apps: Supervised[];
let site: string;
const folder = await mkdtemp(join(tmpdir(), "new-account-"));

beforeAll(async () => {
  const services = inject("services");
  database = await createTestDatabase(services.DATABASE_URL);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const TEMPORAL_NAMESPACE = await createNamespace(services.TEMPORAL_ADDRESS);
  const own = { DATABASE_URL: database.url, PORT: String(port), PUBLIC_URL: site };
  const env = { ...services, ...own, TEMPORAL_NAMESPACE, DATA_DIR: folder };
  apps = await Promise.all(
    [planApi(env), planWorker(env)].map((plan) =>
      supervise({ ...plan, logFile: join(folder, `${plan.name}.log`) }, async () => undefined),
    ),
  );
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await database.drop();
  await rm(folder, { recursive: true });
});

it("removes everything of the account, even if the work fails", async () => {
  let videos = 0;
  const stack = { env: { DATABASE_URL: database.url }, addresses: { site } };
  const work = withNewAccount(stack, async (server) => {
    const client = apiClient(server);
    const { size } = await stat(fixture("jfk.mp4"));
    const target = await client.sign({ filename: "a.mp4", mime: "video/mp4", size });
    await uploadFile(fixture("jfk.mp4"), "video/mp4", target);
    await client.createVideo(target.fileUrl);
    videos = await count("videos");
    throw new Error("The work fails.");
  });
  await expect(work).rejects.toThrow("The work fails.");
  expect(videos).toBe(1);
  expect([await count("users"), await count("sessions"), await count("videos")]).toEqual([0, 0, 0]);
});

const count = async (table: "users" | "sessions" | "videos"): Promise<number> =>
  (await database.db.selectFrom(table).selectAll().execute()).length;

async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
