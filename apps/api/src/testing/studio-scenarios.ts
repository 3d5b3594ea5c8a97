import { insertScript, insertTerm } from "@dubdeck/db";
import type { Plan } from "@dubdeck/domain";
import { LIMITS } from "../adapters/limits.ts";
import { type Scenario, unknownId, visitor, withQueuedJob } from "./rest-tries.ts";
import { SCRIPT, seedDub, seedJob, seedVideo } from "./seed.ts";

interface DubOptions {
  readonly query?: string;
  readonly plan?: Plan;
  readonly parts?: Readonly<Record<string, string>>;
}

/** The owner of a finished dub of two lines, who sends a body. */
const dub =
  (body?: unknown, { query = "", plan = "pro", parts = PARTS }: DubOptions = {}): Scenario =>
  async (app) => {
    const { user, token } = await app.newUser(plan);
    const { id } = await seedDub(app, await seedVideo(app, user.id));
    return { token, id, body, query, parts };
  };
const starter: DubOptions = { plan: "starter" };
const PARTS = { line_id: "a", speaker_id: "S1", number: "1" };
const unknown =
  (body?: unknown, query = ""): Scenario =>
  async (app) => ({ ...(await unknownId(app)), body, query, parts: PARTS });
const sends =
  (scenario: Scenario, body: unknown, query = ""): Scenario =>
  async (app) => ({ ...(await scenario(app)), body, query, parts: PARTS });

/** The owner of an edited dub, after the calls that are given. */
const edited =
  (body: unknown, ...calls: readonly string[]): Scenario =>
  async (app) => {
    const found = await dub(body)(app);
    const { token, id } = found;
    const change = { version: 1, text: "Otra cosa." };
    await app.call("PATCH", `/jobs/${id}/lines/a`, { token, body: change });
    for (const call of calls) await app.call("POST", `/jobs/${id}/${call}`, { token });
    return found;
  };
/** A starter whose minutes are used up. */
const broke: Scenario = async (app) => {
  const found = await edited({})(app);
  const { token } = found;
  await app.pool.query(
    "update usage_ledger set ms = 360000 * 1000 where user_id = (select user_id from jobs where id = $1)",
    [found.id],
  );
  return { ...found, token };
};

/** A starter whose first line has this voice. */
const spokenBy =
  (name: string): Scenario =>
  async (app) => {
    const found = await dub(undefined, starter)(app);
    const sql = "update script_lines set voice = $1 where job_id = $2";
    await app.pool.query(sql, [name, found.id]);
    return found;
  };
const draftsTooOften: Scenario = async (app) => {
  const { user, token } = await app.newUser();
  const { id } = await seedDub(app, await seedVideo(app, user.id));
  for (let i = 0; i < LIMITS.draftUser.points; i++) await app.limits.take("draftUser", user.id);
  return { token, id, parts: PARTS };
};
/** The owner of a glossary with two terms, of which the first is named in the path. */
const withTerm =
  (body?: object): Scenario =>
  async (app) => {
    const { user, token } = await app.newUser();
    const fields = { language: null, translation: null, sayAs: null };
    const { id } = await insertTerm(app.db, user.id, { term: "Turing", ...fields });
    await insertTerm(app.db, user.id, { term: "Ada", ...fields });
    return { token, id, body };
  };
const SRT = "1\n00:00:00,000 --> 00:00:04,000\nHola.\n";

const line = { speaker: "S1", start_ms: 9500, end_ms: 10_500, text: "Nueva." };
const change = { version: 1, text: "Otra." };
const voice = { version: 1, voice: "ef_dora" };
const enterpriseVoice = { version: 1, voice: "em_santa" };

/** The owner of a dub with a script but without files. */
export const anyDub: Scenario = async (app) => {
  const { user, token } = await app.newUser();
  const { id } = await seedJob(app, await seedVideo(app, user.id));
  await insertScript(app.db, id, SCRIPT);
  await app.pool.query("update jobs set status = 'review', review = true where id = $1", [id]);
  return { token, id, parts: PARTS };
};

/** One scenario per documented response of the studio's routes. */
export const STUDIO_SCENARIOS: Record<string, Scenario> = {
  "GET /jobs/{id}/lines 200": dub(),
  "GET /jobs/{id}/lines 401": visitor,
  "GET /jobs/{id}/lines 404": unknown(),
  "POST /jobs/{id}/lines 200": dub(line),
  "POST /jobs/{id}/lines 400": dub({}),
  "POST /jobs/{id}/lines 401": visitor,
  "POST /jobs/{id}/lines 404": unknown(line),
  "POST /jobs/{id}/lines 409": sends(withQueuedJob, line),
  "POST /jobs/{id}/lines 422": dub({ ...line, start_ms: 0 }),
  "PATCH /jobs/{id}/lines/{line_id} 200": dub(change),
  "PATCH /jobs/{id}/lines/{line_id} 400": dub({}),
  "PATCH /jobs/{id}/lines/{line_id} 401": visitor,
  "PATCH /jobs/{id}/lines/{line_id} 403": dub(enterpriseVoice, starter),
  "PATCH /jobs/{id}/lines/{line_id} 404": dub(change, { parts: { ...PARTS, line_id: "gone" } }),
  "PATCH /jobs/{id}/lines/{line_id} 409": dub({ ...change, version: 7 }),
  "PATCH /jobs/{id}/lines/{line_id} 422": dub({ version: 1, end_ms: 5500 }),
  "DELETE /jobs/{id}/lines/{line_id} 200": dub(undefined, { query: "?version=1" }),
  "DELETE /jobs/{id}/lines/{line_id} 400": dub(),
  "DELETE /jobs/{id}/lines/{line_id} 401": visitor,
  "DELETE /jobs/{id}/lines/{line_id} 404": unknown(undefined, "?version=1"),
  "DELETE /jobs/{id}/lines/{line_id} 409": dub(undefined, { query: "?version=7" }),
  "PATCH /jobs/{id}/speakers/{speaker_id} 200": dub(voice),
  "PATCH /jobs/{id}/speakers/{speaker_id} 400": dub({ version: 1 }),
  "PATCH /jobs/{id}/speakers/{speaker_id} 401": visitor,
  "PATCH /jobs/{id}/speakers/{speaker_id} 403": dub(enterpriseVoice, starter),
  "PATCH /jobs/{id}/speakers/{speaker_id} 404": unknown(voice),
  "PATCH /jobs/{id}/speakers/{speaker_id} 409": dub({ ...voice, version: 7 }),
  "PATCH /jobs/{id}/speakers/{speaker_id} 422": dub({ version: 1, voice: "nobody" }),
  "POST /jobs/{id}/lines/{line_id}/draft 401": visitor,
  "POST /jobs/{id}/lines/{line_id}/draft 403": spokenBy("em_santa"),
  "POST /jobs/{id}/lines/{line_id}/draft 404": unknown(),
  "POST /jobs/{id}/lines/{line_id}/draft 409": sends(withQueuedJob, undefined),
  "POST /jobs/{id}/lines/{line_id}/draft 422": spokenBy("nobody"),
  "POST /jobs/{id}/lines/{line_id}/draft 429": draftsTooOften,
  "GET /jobs/{id}/script 200": dub(undefined, { query: "?format=srt" }),
  "GET /jobs/{id}/script 400": dub(undefined, { query: "?format=doc" }),
  "GET /jobs/{id}/script 401": visitor,
  "GET /jobs/{id}/script 404": unknown(),
  "GET /jobs/{id}/script 409": withQueuedJob,
  "PUT /jobs/{id}/script 200": dub({ format: "srt", content: SRT }),
  "PUT /jobs/{id}/script 400": dub({ format: "doc", content: SRT }),
  "PUT /jobs/{id}/script 401": visitor,
  "PUT /jobs/{id}/script 404": unknown({ format: "srt", content: SRT }),
  "PUT /jobs/{id}/script 409": sends(withQueuedJob, { format: "srt", content: SRT }),
  "PUT /jobs/{id}/script 422": dub({ format: "srt", content: "nothing" }),
  "GET /glossary 200": dub(),
  "GET /glossary 401": visitor,
  "POST /glossary 201": dub({ term: "Turing", say_as: "Túring" }),
  "POST /glossary 400": dub({}),
  "POST /glossary 401": visitor,
  "POST /glossary 409": withTerm({ term: "turing" }),
  "PATCH /glossary/{id} 200": withTerm({ translation: "Turing" }),
  "PATCH /glossary/{id} 400": withTerm({}),
  "PATCH /glossary/{id} 401": visitor,
  "PATCH /glossary/{id} 404": unknown({ translation: "Turing" }),
  "PATCH /glossary/{id} 409": withTerm({ term: "Ada" }),
  "DELETE /glossary/{id} 200": withTerm(),
  "DELETE /glossary/{id} 401": visitor,
  "DELETE /glossary/{id} 404": unknown(),
  "POST /jobs/{id}/undo 200": edited(undefined),
  "POST /jobs/{id}/undo 401": visitor,
  "POST /jobs/{id}/undo 404": unknown(),
  "POST /jobs/{id}/undo 409": dub(),
  "POST /jobs/{id}/redo 200": edited(undefined, "undo"),
  "POST /jobs/{id}/redo 401": visitor,
  "POST /jobs/{id}/redo 404": unknown(),
  "POST /jobs/{id}/redo 409": edited(undefined),
  "GET /jobs/{id}/history 200": edited(undefined),
  "GET /jobs/{id}/history 400": dub(undefined, { query: "?limit=0" }),
  "GET /jobs/{id}/history 401": visitor,
  "GET /jobs/{id}/history 404": unknown(),
  "GET /jobs/{id}/price 200": edited(undefined),
  "GET /jobs/{id}/price 401": visitor,
  "GET /jobs/{id}/price 404": unknown(),
  "GET /jobs/{id}/price 409": withQueuedJob,
  "GET /jobs/{id}/revisions 200": edited(undefined, "revisions"),
  "GET /jobs/{id}/revisions 401": visitor,
  "GET /jobs/{id}/revisions 404": unknown(),
  "POST /jobs/{id}/revisions 201": edited({ name: "Warmer" }),
  "POST /jobs/{id}/revisions 400": dub({ name: 1 }),
  "POST /jobs/{id}/revisions 401": visitor,
  "POST /jobs/{id}/revisions 402": broke,
  "POST /jobs/{id}/revisions 404": unknown({}),
  "POST /jobs/{id}/revisions 409": edited({ expected_ms: 1 }),
  "POST /jobs/{id}/revisions 422": dub({}),
  "PATCH /jobs/{id}/revisions/{number} 200": dub({ name: "First" }),
  "PATCH /jobs/{id}/revisions/{number} 400": dub({}),
  "PATCH /jobs/{id}/revisions/{number} 401": visitor,
  "PATCH /jobs/{id}/revisions/{number} 404": unknown({ name: null }),
  "POST /jobs/{id}/revisions/{number}/restore 200": edited(undefined),
  "POST /jobs/{id}/revisions/{number}/restore 400": dub(undefined, {
    parts: { ...PARTS, number: "x" },
  }),
  "POST /jobs/{id}/revisions/{number}/restore 401": visitor,
  "POST /jobs/{id}/revisions/{number}/restore 404": unknown(),
  "POST /jobs/{id}/revisions/{number}/restore 409": edited(undefined, "revisions"),
};
