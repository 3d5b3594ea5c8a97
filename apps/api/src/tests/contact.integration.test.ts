import { selectPendingWorkflows } from "@dubdeck/db";
import { afterAll, expect, it } from "vitest";
import { outage } from "../testing/outage.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
const down = await startTestApp(outage);
afterAll(() => Promise.all([app.close(), down.close()]));

const lead = {
  name: "Ada",
  email: "Ada@Example.com",
  company: "Engines",
  useCase: "We have a thousand videos.",
  plan: "enterprise",
};

it("stores a lead and hands it to the workflow that mails it", async () => {
  const { status, body } = await app.call("POST", "/webhook/contactLead", { body: lead });
  expect(status).toBe(201);
  const id = String(body["id"]);
  const row = await app.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  expect(row).toMatchObject({ ...lead, email: "ada@example.com", mailedAt: null });
  const { type } = await app.temporal.workflow.getHandle(`lead-${id}`).describe();
  expect(type).toBe("contactLead");
  expect((await selectPendingWorkflows(app.db, { olderThanMs: -1000 })).leads).toEqual([]);
});

it("loses no lead while Temporal is down", async () => {
  const { status, body } = await down.call("POST", "/webhook/contactLead", { body: lead });
  expect(status).toBe(201);
  const { leads } = await selectPendingWorkflows(down.db, { olderThanMs: -1000 });
  expect(leads).toEqual([body["id"]]);
});

it.each([
  ["no name", { name: " " }, "name"],
  ["no message", { useCase: "" }, "useCase"],
  ["a bad address", { email: "ada" }, "e-mail"],
  ["a plan that is none", { plan: "gold" }, "plan"],
])("refuses %s", async (_, change, message) => {
  const answer = await app.call("POST", "/webhook/contactLead", { body: { ...lead, ...change } });
  expect(answer.status).toBe(400);
  expect(answer.body["message"]).toContain(message);
});

it("needs neither company nor plan", async () => {
  const { name, email, useCase } = lead;
  for (const body of [
    { name, email, useCase },
    { name, email, useCase, company: "", plan: "" },
  ]) {
    expect((await app.call("POST", "/webhook/contactLead", { body })).status).toBe(201);
  }
});
