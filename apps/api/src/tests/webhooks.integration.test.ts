import { afterAll, expect, it } from "vitest";
import { seedWebhook } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
afterAll(() => app.close());

const webhook = { url: "https://hooks.example/dubdeck", events: ["job.completed", "job.failed"] };

it("shows the secret when made and when rotated, and never again", async () => {
  const { token } = await app.newUser("enterprise");
  const created = (await app.call("POST", "/webhooks", { token, body: webhook })).body;
  expect(created).toMatchObject({ ...webhook, description: "", enabled: true });
  expect(created["secret"]).toMatch(/^whsec_[\w+/]{43}=$/);
  const path = `/webhooks/${String(created["id"])}`;
  const rotated = (await app.call("POST", `${path}/rotate-secret`, { token })).body;
  expect(rotated["secret"]).not.toBe(created["secret"]);
  await app.call("POST", `${path}/test`, { token });

  for (const read of ["/webhooks", path, `${path}/deliveries`, "/account/export"]) {
    const { status, body } = await app.call("GET", read, { token });
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).toContain(created["id"]);
    expect(text).not.toContain("whsec_");
    expect(text).not.toContain(String(created["secret"]).slice(6));
    expect(text).not.toContain(String(rotated["secret"]).slice(6));
  }
});

it("changes what is given and keeps the rest; enabling clears the reason", async () => {
  const { user, token } = await app.newUser("enterprise");
  const { webhookId } = await seedWebhook(app, user.id);
  await app.pool.query("update webhooks set enabled = false, disabled_reason = 'Gone'");
  const change = (body: object) => app.call("PATCH", `/webhooks/${webhookId}`, { token, body });
  expect((await change({ description: "Shop" })).body).toMatchObject({
    description: "Shop",
    enabled: false,
    disabled_reason: "Gone",
  });
  expect((await change({ enabled: true })).body).toMatchObject({
    description: "Shop",
    events: ["job.completed"],
    enabled: true,
    disabled_reason: null,
  });
});

it.each([
  [{ url: "hooks.example" }, "https://"],
  [{ url: "https://me:secret@hooks.example" }, "password"],
  [{ events: [] }, "Please choose an event."],
  [{ events: ["job.failed", "job.failed"] }, "Please choose each event once."],
])("refuses %o", async (change, message) => {
  const { token } = await app.newUser("enterprise");
  const body = { ...webhook, ...change };
  const answer = await app.call("POST", "/webhooks", { token, body });
  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  expect(answer.body["message"]).toContain(message);
});

it("are ten at most, also when many are made at once", async () => {
  const { token } = await app.newUser("enterprise");
  const make = () => app.call("POST", "/webhooks", { token, body: webhook });
  const statuses = (await Promise.all(Array.from({ length: 14 }, make))).map((a) => a.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
});

it("starts a workflow for a test and for a resend, which keeps the id", async () => {
  const { user, token } = await app.newUser("enterprise");
  const { webhookId } = await seedWebhook(app, user.id);
  const path = `/webhooks/${webhookId}`;
  const { body } = await app.call("POST", `${path}/test`, { token });
  const payload = { type: "webhook.test", data: { webhook_id: webhookId } };
  expect(JSON.parse(String(body["payload"]))).toMatchObject(payload);
  expect(body).toMatchObject({ webhook_id: webhookId, state: "pending", attempts: [] });
  const id = String(body["id"]);
  const resent = await app.call("POST", `${path}/deliveries/${id}/resend`, { token });
  expect(resent.body).toMatchObject({ id, state: "pending" });
  for (const run of [1, 2]) {
    const workflow = await app.temporal.workflow.getHandle(`webhook-${id}-${run}`).describe();
    expect(workflow.type).toBe("deliverWebhook");
  }
  const { rows } = await app.pool.query(
    "select 1 from pending_workflows p join webhook_deliveries d on d.id = p.delivery_id where d.user_id = $1",
    [user.id],
  );
  expect(rows).toEqual([]);
});

it("resends a delivery under its own webhook only", async () => {
  const { user, token } = await app.newUser("enterprise");
  const [one, two] = [await seedWebhook(app, user.id), await seedWebhook(app, user.id)];
  const path = `/webhooks/${one.webhookId}/deliveries/${two.deliveryId}/resend`;
  expect((await app.call("POST", path, { token })).status).toBe(404);
});

it("lists deliveries page by page", async () => {
  const { user, token } = await app.newUser("enterprise");
  const { webhookId } = await seedWebhook(app, user.id);
  for (let i = 0; i < 2; i++) await app.call("POST", `/webhooks/${webhookId}/test`, { token });
  const read = (query: string) =>
    app.call("GET", `/webhooks/${webhookId}/deliveries?limit=2${query}`, { token });
  const first = (await read("")).body;
  expect(first["items"]).toHaveLength(2);
  const second = (await read(`&cursor=${String(first["next_cursor"])}`)).body;
  expect(second).toMatchObject({ items: [{ webhook_id: webhookId }], next_cursor: null });
});
