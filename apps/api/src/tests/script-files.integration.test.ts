import { insertScript, insertSnapshot, transitionJob } from "@dubdeck/db";
import type { Script, ScriptLine } from "@dubdeck/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDub, seedJob, seedVideo } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

let app: TestApp;
let trpc: ReturnType<typeof trpcCaller>;
beforeAll(async () => {
  app = await startTestApp();
  trpc = trpcCaller(app);
});
afterAll(() => app.close());

const line = (id: string, startMs: number, text: string | null): ScriptLine => ({
  id,
  version: 1,
  speaker: "S1",
  sourceText: `Source ${id}`,
  text,
  startMs,
  endMs: startMs + 2000,
  voice: null,
  speed: null,
  sayAs: null,
  recording: null,
});
const SCRIPT: Script = {
  lines: [line("a", 0, "Hola, Ada"), line("b", 3000, "Adiós"), line("c", 6000, null)],
  speakers: [{ id: "S1", version: 1, name: "Ada", voice: "ef_dora" }],
};

/** Adds a finished dub with a script. */
async function studio() {
  const { user, token } = await app.newUser("pro");
  const { id: jobId } = await seedDub(app, await seedVideo(app, user.id));
  for (const table of ["script_lines", "script_speakers", "job_scripts"]) {
    await app.pool.query(`delete from ${table} where job_id = $1`, [jobId]);
  }
  await insertSnapshot(app.db, jobId, SCRIPT);
  await insertScript(app.db, jobId, SCRIPT);
  const exported = (format: string, track = "dub") =>
    trpc.query("studio.exportScript", { jobId, format, track }, token);
  const imported = (format: string, content: string, track = "dub") =>
    trpc.mutate("studio.importScript", { jobId, format, track, content }, token);
  return { jobId, token, exported, imported };
}

describe("a script", () => {
  it.each([
    ["srt", "my-talk.es.srt", "1\n00:00:00,000 --> 00:00:02,000\nAda: Hola, Ada\n"],
    ["vtt", "my-talk.es.vtt", "00:00:03.000 --> 00:00:05.000\n<v Ada>Adiós\n"],
    ["csv", "my-talk.es.csv", '00:00:00.000,00:00:02.000,Ada,Source a,"Hola, Ada"\n'],
    ["txt", "my-talk.es.txt", "00:00:00 Ada\nSource a\nHola, Ada\n"],
  ])("is exported as %s", async (format, filename, part) => {
    const { body } = await (await studio()).exported(format);
    expect(body).toMatchObject({ filename, encoding: "utf8" });
    expect(body["content"]).toContain(part);
  });

  it("is exported as a Word document", async () => {
    const { body } = await (await studio()).exported("docx");
    const bytes = Buffer.from(String(body["content"]), "base64");
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(body).toMatchObject({ filename: "my-talk.es.docx", encoding: "base64" });
  });

  it("is exported in the original's words", async () => {
    const { body } = await (await studio()).exported("srt", "original");
    expect(body).toMatchObject({ filename: "my-talk.original.srt" });
    expect(body["content"]).toContain("Ada: Source c\n");
  });

  it("is imported as one step, which can be undone", async () => {
    const { jobId, token, exported, imported } = await studio();
    const csv = String((await exported("csv")).body["content"]);
    const unchanged = await imported("csv", csv);
    expect(unchanged.body).toMatchObject({ number: null, lines: [], removed: [] });
    const changed = await imported(
      "csv",
      csv.replace("Adiós", "Hasta luego").replace("Ada,S", "Grace,S"),
    );
    expect(changed.body).toMatchObject({
      number: 1,
      canUndo: true,
      price: { ms: 4000, lines: 2 },
      speakers: [
        { name: "Ada" },
        { id: "S2", name: "Grace", voice: expect.not.stringMatching("ef_dora") },
      ],
    });
    expect(changed.body["lines"]).toMatchObject([
      { id: "a", speaker: "S2", state: "stale" },
      { id: "b", text: "Hasta luego", state: "stale" },
    ]);
    const { body } = await trpc.mutate("studio.undo", { jobId }, token);
    expect(body).toMatchObject({ price: { ms: 0 }, speakers: [{ name: "Ada" }] });
    const history = await trpc.query("studio.history", { jobId, limit: 5 }, token);
    expect(history.body["items"]).toMatchObject([{ number: 1, kind: "import", state: "undone" }]);
  });

  it("with faults is refused with all of them", async () => {
    const { imported } = await studio();
    const file = "start,end,translation\n5,4,x\nnow,2,x\n9,99,x\n";
    const { status, body } = await imported("csv", file);
    expect(status).toBe(422);
    expect(String(body["message"]).split("\n")).toEqual([
      "Line 2: the end lies before the start.",
      "Line 3: “now” is not a time. Please write it as 00:01:02.345.",
      "Line 4: it ends after the video, which ends at 00:00:11.000.",
    ]);
    const many = Array.from({ length: 30 }, () => "5,4,x").join("\n");
    const long = await imported("csv", `start,end,translation\n${many}`);
    const said = String(long.body["message"]).split("\n");
    expect(said).toHaveLength(21);
    expect(said.at(-1)).toBe("There are 10 more.");
  });

  it("may be long, but not endless", async () => {
    const { imported } = await studio();
    const rest = `\n\nNOTE ${"é".repeat(1_000_000)}\n`;
    const vtt = `WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ada>Hola\n${rest}`;
    expect((await imported("vtt", vtt)).status).toBe(200);
    expect((await imported("vtt", vtt + rest + rest)).status).toBe(400);
  });
});

describe("approving", () => {
  it("is refused for a dub that does not wait, and for a stranger's", async () => {
    const { jobId, token } = await studio();
    expect((await trpc.mutate("studio.approve", { jobId }, token)).body["code"]).toBe("CONFLICT");
    const stranger = await app.newUser();
    const { body } = await trpc.mutate("studio.approve", { jobId }, stranger.token);
    expect(body["code"]).toBe("NOT_FOUND");
  });

  it("is refused when the workflow does not wait", async () => {
    const { user, token } = await app.newUser("pro");
    const { id: jobId } = await seedJob(app, await seedVideo(app, user.id));
    await transitionJob(app.db, jobId, "processing");
    await transitionJob(app.db, jobId, "review");
    const { status, body } = await trpc.mutate("studio.approve", { jobId }, token);
    expect({ status, ...body }).toMatchObject({ status: 409, code: "CONFLICT" });
  });
});
