import type { UploadTarget } from "@dubdeck/domain";
import { upload } from "../seed.ts";
import type { TestApp } from "../test-app.ts";
import { FILES } from "./files.ts";
import { procedures, tryCall, tryProcedure } from "./http-attempts.ts";
import type { Actor } from "./roles.ts";
import { CALLS } from "./rows.ts";

/** An actor, and everything the API tells it about files. */
export interface Reader extends Actor {
  /** Every file URL found in a response, keyed by the URL without its signature. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Form of one of the actor's own uploads. */
  readonly form: UploadTarget | null;
}

/** Stores a file under every key, then calls everything readable over tRPC and REST. */
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

/** Reads a key with the signed URL that the reader got, else with the plain URL. */
export async function tryRead(app: TestApp, key: string, reader: Reader): Promise<number> {
  return await statusOf(app, "GET", key, reader);
}

/** Tries to overwrite and delete a key in every way available to the reader. */
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
