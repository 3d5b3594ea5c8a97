import { endImport, selectPendingWorkflows, selectImports } from "@dubdeck/db";
import { Client, Connection } from "@temporalio/client";
import { afterAll, describe, expect, it } from "vitest";
import { createPipeline } from "../adapters/pipeline.ts";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const dead = Connection.lazy({ address: "127.0.0.1:9", connectTimeout: "1 second" });
const app = await startTestApp();
const withoutTemporal = await startTestApp(() => ({
  pipeline: createPipeline(new Client({ connection: dead })),
}));
afterAll(() => Promise.all([app.close(), withoutTemporal.close()]));

const url = "https://videos.example/talk";
const create = (token: string, body: object = { url }, at = app) =>
  at.call("POST", "/imports", { token, body });

describe("importing by link", () => {
  it.each([
    ["no link", { url: "talk.mp4" }, "Please paste a link that starts with https://."],
    ["a file of the machine", { url: "file:///etc/passwd" }, "Please paste a link"],
    ["a password", { url: "https://me:secret@videos.example/" }, "must not contain a password"],
    ["a long text", { url: `https://x.example/${"a".repeat(3000)}` }, "too long"],
    ["nothing", {}, "url"],
  ])("refuses %s", async (_, body, message) => {
    const { token } = await app.newUser();
    const answer = await create(token, body);
    expect(answer.status).toBe(400);
    expect(answer.body["message"]).toContain(message);
  });

  it("starts the workflow of this id and tells its owner where it is", async () => {
    const { user, token } = await app.newUser();
    const { status, body } = await create(token, { url: ` ${url} ` });
    expect(status).toBe(201);
    expect(body).toMatchObject({ url, status: "queued", progress: 0, video_id: null, error: null });
    const id = String(body["import_id"]);
    const { type } = await app.temporal.workflow.getHandle(id).describe();
    expect(type).toBe("importVideo");
    await endImport(app.db, user.id, id, { status: "failed", error: "Gone." });
    const read = await app.call("GET", `/imports/${id}`, { token });
    expect(read.body).toMatchObject({ id, status: "failed", error: "Gone." });
  });

  it.each([
    ["starter", 1],
    ["pro", 5],
  ] as const)("lets %s fetch %d at once", async (plan, atOnce) => {
    const { user, token } = await app.newUser(plan);
    const statuses = await Promise.all(
      Array.from({ length: atOnce + 1 }, async () => (await create(token)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(atOnce);
    expect(statuses).toContain(409);
    const { items } = await selectImports(app.db, user.id, { limit: 100 });
    expect(items).toHaveLength(atOnce);
  });

  it("accepts the link while Temporal is down, and leaves it to the sweep", async () => {
    const { token } = await withoutTemporal.newUser();
    const { status, body } = await create(token, { url }, withoutTemporal);
    expect(status).toBe(201);
    const { imports } = await selectPendingWorkflows(withoutTemporal.db, { olderThanMs: -1000 });
    expect(imports.map(({ id }) => id)).toContain(body["id"]);
  });
});

describe("cancelling", () => {
  it("is done at once, asks the workflow to stop, and makes room for the next", async () => {
    const { token } = await app.newUser();
    const id = String((await create(token)).body["id"]);
    const cancel = () => app.call("POST", `/imports/${id}/cancel`, { token });
    const active = async () =>
      (await trpcCaller(app).query("imports.active", undefined, token)).body;
    expect(await active()).toMatchObject([{ id, url }]);
    expect((await cancel()).body).toMatchObject({ status: "canceled" });
    expect(await active()).toEqual([]);
    expect((await cancel()).status).toBe(200);
    expect((await create(token)).status).toBe(201);
    const { events } = await app.temporal.workflow.getHandle(id).fetchHistory();
    expect(events?.some((event) => event.workflowExecutionCancelRequestedEventAttributes)).toBe(
      true,
    );
  });
});
