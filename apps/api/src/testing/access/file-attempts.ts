import type { UploadTarget } from "@dubdeck/domain";
import { upload } from "../seed.ts";
import type { TestApp } from "../test-app.ts";
import { FILES } from "./files.ts";
import { procedures, tryCall, tryProcedure } from "./http-attempts.ts";
import type { Actor } from "./roles.ts";
import { CALLS } from "./rows.ts";

/** Someone, and all that the doors tell about files. */
export interface Reader extends Actor {
  /** Every address of a file that any answer held, by the same without its signature. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The form of an upload of the caller's own. */
  readonly form: UploadTarget | null;
}

/** Stores something under every key, then asks both doors for all they have to say. */
export async function readAll(app: TestApp, actor: Actor): Promise<Reader> {
  const bytes = new TextEncoder().encode("content");
  const keys = Object.values(FILES).map(([, key]) => key(actor.things));
  const files = keys.filter((key) => !key.endsWith("/"));
  await Promise.all(files.map((key) => app.storage.putBytes(key, bytes, "video/mp4")));

  const queries = [...procedures].flatMap(([path, reads]) => (reads ? [path] : []));
  const reads = Object.keys(CALLS).filter((call) => call.startsWith("GET /"));
  const answers = await Promise.all([
    ...queries.map((path) => tryProcedure(app, path, actor)),
    ...reads.map((call) => tryCall(app, call, actor)),
  ]);
  const text = JSON.stringify(answers.map(({ body, headers }) => [body, headers["location"]]));
  const told = text.split('"').filter((part) => part.startsWith(app.filesUrl));
  const addresses = new Map(told.map((url) => [url.split("?")[0] ?? "", url]));
  const { status, body } = await tryCall(app, "POST /uploads/sign", actor);
  return { ...actor, addresses, form: status === 200 ? (body as unknown as UploadTarget) : null };
}

/** Reads a key by the best address that someone was told, else by its plain one. */
export async function tryRead(app: TestApp, key: string, reader: Reader): Promise<number> {
  return await statusOf(app, "GET", key, reader);
}

/** Overwrites and removes what is under a key, by every way that someone was given. */
export async function tryChanges(app: TestApp, key: string, reader: Reader): Promise<number[]> {
  const { form } = reader;
  return [
    await statusOf(app, "PUT", key, reader),
    await statusOf(app, "DELETE", key, reader),
    form ? await upload({ ...form, fields: { ...form.fields, key } }, new Uint8Array(9)) : 403,
  ];
}

async function statusOf(app: TestApp, method: string, key: string, { addresses }: Reader) {
  const plain = `${app.filesUrl}/${key}`;
  const list = `${app.filesUrl}?list-type=2&prefix=${key}`;
  const url = addresses.get(plain) ?? (key.endsWith("/") ? list : plain);
  const body = method === "PUT" ? { body: "changed" } : {};
  return (await fetch(url, { method, ...body })).status;
}
