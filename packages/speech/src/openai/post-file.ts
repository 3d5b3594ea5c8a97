import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import type { EngineEndpoint } from "../config.ts";
import type { AudioRequest } from "../ports.ts";
import { callEngine, createClient } from "./client.ts";

/** Without both, `fetch` keeps the whole body in memory, in case it has to follow a redirect. */
const STREAMED = { redirect: "error", window: null } as const;

/**
 * Posts an audio file of any length to one of the speech server's extensions, streaming it from disk.
 * Returns the response with its body unread.
 * @throws SpeechEngineError
 */
export async function postFile(
  endpoint: EngineEndpoint,
  route: string,
  { path, signal }: AudioRequest,
): Promise<Response> {
  const body = new FormData();
  body.append("file", await openAsBlob(path), basename(path));
  return await callEngine(signal, () =>
    createClient(endpoint).post(route, { body, signal, fetchOptions: STREAMED }).asResponse(),
  );
}
