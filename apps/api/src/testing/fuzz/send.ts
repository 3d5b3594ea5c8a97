import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { HttpCall } from "./http-calls.ts";

/** A call without a response after this many ms counts as hanging. */
const HANGS_AFTER_MS = 20_000;
/** For longer bodies, the server may respond and close the connection before reading everything. */
const READ_WHOLE = 16_000;

/** Sends a call unchanged over a real connection. Throws if there is no response. */
export async function send(
  baseUrl: string,
  { method, path, headers, body = "" }: HttpCall,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(baseUrl);
  const signal = AbortSignal.timeout(HANGS_AFTER_MS);
  const length = method === "GET" ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sent = request({
    agent: false,
    hostname,
    port,
    method,
    path,
    headers: { ...headers, ...length },
    signal,
  });
  sent.end(method === "GET" ? undefined : body);
  try {
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const hungUp = code === "ECONNRESET" || code === "EPIPE";
    if (!hungUp || path.length + body.length < READ_WHOLE) throw error;
    return { status: 413, text: "" };
  }
}
