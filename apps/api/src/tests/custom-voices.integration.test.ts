import { mixId } from "@dubdeck/domain";
import { afterAll, describe, expect, it } from "vitest";
import { seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const app = await startTestApp();
const trpc = trpcCaller(app);
afterAll(() => app.close());

const MIX = { first: "ef_dora", second: "em_alex", percent: 60 };
const VOICE = "ef_dora*0.6+em_alex*0.4";

/** Creates a user with a custom voice. */
async function mixer() {
  const person = await app.newUser("enterprise");
  const { token } = person;
  const create = (change: object) =>
    trpc.mutate("customVoices.create", { name: "Anna", ...MIX, ...change }, token);
  const { body: voice } = await create({});
  const start = async (order: object) => {
    const { id } = await seedVideo(app, person.user.id);
    const body = { video_id: id, target_language: "fr", voice_preset: VOICE, ...order };
    return await app.call("POST", "/jobs", { token, body });
  };
  const namesIn = async (lang: string): Promise<string[]> => {
    const { body } = await app.call("GET", `/voices?lang=${lang}`, { token });
    const voices = body as unknown as { name: string; custom: boolean }[];
    return voices.filter(({ custom }) => custom).map(({ name }) => name);
  };
  return { ...person, create, start, namesIn, voice, id: voice["id"] };
}

describe("a mix of two voices", () => {
  it("is offered in every language and dubbed with, also for single speakers", async () => {
    const { start, namesIn, voice } = await mixer();
    expect(voice).toMatchObject({ name: "Anna", voice: VOICE, ...MIX });
    for (const language of ["en", "es", "fr", "it", "pt"]) {
      expect(await namesIn(language)).toEqual(["Anna"]);
    }
    expect((await start({})).status).toBe(201);
    expect((await start({ voice_preset: "auto", voices: { S1: VOICE } })).status).toBe(201);
  });

  it("can be dubbed with again after it was renamed", async () => {
    const { token, id, start, namesIn } = await mixer();
    const { body: started } = await start({});
    await trpc.mutate("customVoices.rename", { id, name: " Bella " }, token);
    const { body: job } = await app.call("GET", `/jobs/${String(started["job_id"])}`, { token });
    expect(await namesIn("it")).toEqual(["Bella"]);
    expect((await start({ voice_preset: job["voice_preset"] })).status).toBe(201);
  });

  it("that is removed stays with its jobs, but no new one may have it", async () => {
    const { token, id, start, namesIn } = await mixer();
    const { body: started } = await start({});
    const defaults = { defaultLanguage: "es", defaultVoice: VOICE };
    await trpc.mutate("settings.update", defaults, token);
    await trpc.mutate("customVoices.remove", { id }, token);
    const { body: job } = await app.call("GET", `/jobs/${String(started["job_id"])}`, { token });
    expect(job).toMatchObject({ voice_preset: VOICE, status: "queued" });
    expect(await namesIn("es")).toEqual([]);
    expect((await trpc.query("settings.get", undefined, token)).body["defaultVoice"]).toBeNull();
    const refused = await start({});
    expect(refused.status).toBe(422);
    expect(refused.body["message"]).toContain("not one of your custom voices");
  });

  it("is refused where the plan has none, and kept for when it has them again", async () => {
    const { user, token, start, namesIn } = await mixer();
    await app.pool.query("update users set plan = 'pro' where id = $1", [user.id]);
    expect((await start({})).body["code"]).toBe("PLAN_REQUIRED");
    const list = await trpc.query("customVoices.list", undefined, token);
    expect(list.body).toMatchObject({
      code: "PLAN_REQUIRED",
      message: expect.stringContaining("Enterprise"),
    });
    expect(await namesIn("fr")).toEqual([]);
    await app.pool.query("update users set plan = 'enterprise' where id = $1", [user.id]);
    expect(await namesIn("fr")).toEqual(["Anna"]);
  });
});

describe("an account", () => {
  it.each([
    ["a name in another case", { name: "ANNA", percent: 30 }, "named “Anna”"],
    ["the same mix", { name: "Bella" }, "this mix: “Anna”"],
    [
      "the same mix the other way round",
      { name: "Bella", first: "em_alex", second: "ef_dora", percent: 40 },
      "this mix",
    ],
  ])("has %s once", async (_, change, message) => {
    const { create } = await mixer();
    const { status, body } = await create(change);
    expect([status, body["message"]]).toEqual([409, expect.stringContaining(message)]);
  });

  it.each([
    ["a voice with itself", { second: "ef_dora" }, 400, "two different voices"],
    ["a voice that is itself a blend", { second: "es_clara" }, 422, "“es_clara”"],
    ["a voice without a name", { name: " " }, 400, "give the voice a name"],
  ])("cannot mix %s", async (_, change, status, message) => {
    const { create } = await mixer();
    const answer = await create({ name: "Bella", ...change });
    expect([answer.status, answer.body["message"]]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });

  it("has twenty voices at most, also when many are mixed at once", async () => {
    const { create } = await mixer();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => create({ name: `Voice ${i}`, percent: 70 + i })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(answers.filter(({ body }) => body["code"] === "CONFLICT")).toHaveLength(5);
  });
});

describe("a sample of a mix", () => {
  const sampleOf = (token: string, voice: string, lang = "?lang=it") =>
    app.call("GET", `/voices/${encodeURIComponent(voice)}/sample${lang}`, { token });

  it("is heard before it is saved, and differs from its parents", async () => {
    const { token } = await app.newUser("enterprise");
    const wavOf = async (voice: string, lang: string) => {
      const { body } = await sampleOf(token, voice, lang);
      return Buffer.from(await (await fetch(String(body["url"]))).arrayBuffer());
    };
    const mixed = await wavOf(mixId(MIX), "?lang=es");
    expect(mixed.subarray(0, 4).toString()).toBe("RIFF");
    for (const parent of [MIX.first, MIX.second]) {
      expect(mixed.equals(await wavOf(parent, ""))).toBe(false);
    }
  });

  it("is for plans that mix, needs a language, and voices that can be mixed", async () => {
    const { token } = await app.newUser("enterprise");
    const { token: pro } = await app.newUser("pro");
    expect((await sampleOf(pro, VOICE)).body["code"]).toBe("PLAN_REQUIRED");
    expect((await sampleOf(token, VOICE, "")).body["code"]).toBe("BAD_REQUEST");
    expect((await sampleOf(token, "es_clara*0.6+em_alex*0.4")).body["code"]).toBe("NOT_FOUND");
  });
});
