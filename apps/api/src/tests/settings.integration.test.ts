import { selectUser } from "@dubdeck/db";
import { afterAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const app = await startTestApp();
const trpc = trpcCaller(app);
afterAll(() => app.close());

describe("settings", () => {
  it("change what is given and keep the rest", async () => {
    const { user, token } = await app.newUser("enterprise");
    const update = (change: object) => trpc.mutate("settings.update", change, token);
    await update({ defaultLanguage: "fr", defaultVoice: "ff_siwis" });
    const { body } = await update({});
    expect(body).toEqual({
      email: user.email,
      defaultLanguage: "fr",
      defaultVoice: "ff_siwis",
      dataRegion: null,
    });
    expect((await trpc.query("settings.get", undefined, token)).body).toEqual(body);
  });

  it("offer no data region, since all files lie in one storage", async () => {
    const { user, token } = await app.newUser("enterprise");
    const asked = await trpc.mutate("settings.moveFiles", { region: "eu" }, token);
    expect(asked.body).toMatchObject({
      code: "UNPROCESSABLE",
      message: expect.stringContaining("stores all files in one place"),
    });
    const { body } = await trpc.mutate("settings.update", { dataRegion: "eu" }, token);
    expect(body["dataRegion"]).toBeNull();
    expect(await selectUser(app.db, user.id)).toMatchObject({ dataRegion: "global" });
  });

  it("know no voice of another language", async () => {
    const { token } = await app.newUser("enterprise");
    const update = (change: object) => trpc.mutate("settings.update", change, token);
    expect((await update({ defaultVoice: "ef_dora" })).body["code"]).toBe("BAD_REQUEST");
    const wrong = await update({ defaultLanguage: "fr", defaultVoice: "ef_dora" });
    expect(wrong.body["code"]).toBe("UNPROCESSABLE");
    await update({ defaultLanguage: "es", defaultVoice: "ef_dora" });
    expect((await update({ defaultLanguage: "fr" })).body["defaultVoice"]).toBeNull();
  });
});

describe("API keys", () => {
  it("are shown once, stored hashed, work over REST and can be revoked", async () => {
    const { user, token } = await app.newUser("enterprise");
    const { body: created } = await trpc.mutate(
      "settings.apiKeys.create",
      { name: "Build server" },
      token,
    );
    const key = String(created["key"]);
    expect(key.startsWith(String(created["prefix"]))).toBe(true);

    const { rows } = await app.pool.query("select row_to_json(k)::text as text from api_keys k");
    expect(JSON.stringify(rows)).not.toContain(key);
    const list = async () =>
      (await trpc.query("settings.apiKeys.list", undefined, token)).body as unknown as object[];
    expect(JSON.stringify(await list())).not.toContain(key);
    expect(await list()).toMatchObject([{ name: "Build server", lastUsedAt: null }]);

    const me = () => app.call("GET", "/auth/me", { token: key });
    expect((await me()).body["user"]).toMatchObject({ id: user.id });
    expect(await list()).toMatchObject([{ lastUsedAt: expect.any(Date) }]);

    const revoke = () => trpc.mutate("settings.apiKeys.revoke", { id: created["id"] }, token);
    expect((await revoke()).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect(await list()).toEqual([]);
    expect((await revoke()).body["code"]).toBe("NOT_FOUND");
  });

  it("are twenty at most, also when many are made at once", async () => {
    const { token } = await app.newUser("enterprise");
    const make = () => trpc.mutate("settings.apiKeys.create", { name: "key" }, token);
    const answers = await Promise.all(Array.from({ length: 25 }, make));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body["code"] === "CONFLICT")).toHaveLength(5);
  });

  it("stop working while the plan has none", async () => {
    const { user } = await app.newUser("enterprise");
    const key = await app.newApiKey(user.id);
    await app.pool.query(
      "update users set plan_until = now() - interval '1 second' where id = $1",
      [user.id],
    );
    expect((await app.call("GET", "/auth/me", { token: key })).status).toBe(401);
  });
});
