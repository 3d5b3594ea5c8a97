import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../testing/contract.ts";
import { outage } from "../testing/outage.ts";
import { DOWN, OUTAGES, SCENARIOS } from "../testing/rest-scenarios.ts";
import type { Scenario } from "../testing/rest-tries.ts";
import { startIngest } from "../testing/start-ingest.ts";
import { methodSchema, startTestApp, type TestApp } from "../testing/test-app.ts";

const app = await startTestApp();
const ingest = await startIngest(app);
const { body: description } = await app.call("GET", "/openapi.json");
const contract = readContract(description as unknown as Parameters<typeof readContract>[0]);
afterAll(async () => {
  await ingest.stop();
  await app.close();
});

it("has a scenario for every documented answer, and none too many", () => {
  expect(Object.keys(SCENARIOS).toSorted()).toEqual(contract.answers.toSorted());
});

describe("every documented answer", () => {
  const entries = Object.entries(SCENARIOS).flatMap(([name, scenario]) =>
    scenario === DOWN ? [] : [[name, scenario] as const],
  );
  it.each(entries)("%s", async (name, scenario) => {
    expect(await play(app, name, scenario)).toEqual(asDescribed(name));
  });
});

describe("while the services behind are down", () => {
  let down: TestApp;
  beforeAll(async () => {
    down = await startTestApp(outage);
  });
  afterAll(() => down.close());

  it.each(OUTAGES)("%s", async (name, scenario) => {
    expect(await play(down, name, scenario)).toEqual(asDescribed(name));
  });

  it("says in /health what is down", async () => {
    const { status, body } = await down.call("GET", "/health");
    expect(status).toBe(503);
    const parts = { database: "up", storage: "down", temporal: "down", speech: "down" };
    expect(body).toEqual({ status: "down", parts });
    expect((await app.call("GET", "/health")).status).toBe(200);
  });
});

const asDescribed = (name: string) => ({ status: Number(name.split(" ")[2]), problems: [] });

/** Runs a scenario; returns the response and how it differs from the OpenAPI document. */
async function play(at: TestApp, name: string, scenario: Scenario) {
  const { id = randomUUID(), parts = {}, query = "", token, body } = await scenario(at);
  const [method = "", path = ""] = name.split(" ");
  const filled = Object.entries({ id, delivery_id: randomUUID(), ...parts }).reduce(
    (text, [part, value]) => text.replace(`{${part}}`, value),
    path,
  );
  const url = filled + query;
  const answer = await at.call(methodSchema.parse(method), url, { token, body });
  const problems = contract.problems(`${method} ${path}`, answer.status, answer.body);
  return { status: answer.status, problems };
}
