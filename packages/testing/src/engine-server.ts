import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** One request that the server was sent. */
export interface EngineCall {
  readonly method: string;
  /** For example `/v1/audio/speech`. */
  readonly path: string;
  readonly body: Buffer;
  /** The body where it is JSON, else null. */
  readonly json: unknown;
}

export interface EngineAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is when it is bytes, as JSON otherwise. */
  readonly body: unknown;
}

export interface EngineServer {
  /** What to set as STT_BASE_URL, TTS_BASE_URL or MT_BASE_URL. */
  readonly baseUrl: string;
  /** Every call so far, in order, those that were answered by the script included. */
  readonly calls: readonly EngineCall[];
  readonly close: () => Promise<void>;
}

export interface EngineServerOptions {
  /** A real server's base URL (with `/v1`), which answers whatever the script leaves alone. */
  readonly target?: string;
  /** Answers a call, or leaves it to the target by returning null. `nth` counts calls of its path from 1. */
  readonly script?: (call: EngineCall, nth: number) => EngineAnswer | null;
}

/**
 * A server in OpenAI's manner for tests: counts the calls, answers by a script (a 429, missing
 * lines, …) and hands the rest on to a real server. Without a target the rest is a 404.
 */
export async function startEngineServer(options: EngineServerOptions): Promise<EngineServer> {
  const calls: EngineCall[] = [];
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, calls, options).catch(() => outgoing.destroy());
  });
  const { origin, close } = await listen(server);
  return { baseUrl: `${origin}/v1`, calls, close };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  calls: EngineCall[],
  { script, target }: EngineServerOptions,
): Promise<void> {
  const { method = "GET", url: path = "/" } = incoming;
  const body = await buffer(incoming);
  const call = { method, path, body, json: parseJson(body) };
  calls.push(call);
  const nth = calls.filter((other) => other.path === path).length;
  const scripted = script?.(call, nth) ?? null;
  const {
    status,
    headers,
    body: content,
  } = scripted ?? (await forward(call, incoming, outgoing, target));
  const bytes = content instanceof Uint8Array;
  const type = bytes ? "application/octet-stream" : "application/json";
  outgoing.writeHead(status, { "content-type": type, ...headers });
  outgoing.end(bytes ? content : JSON.stringify(content));
}

/** Passes a call on; a caller that hangs up is hung up on at the other end too. */
async function forward(
  { method, path, body }: EngineCall,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string | undefined,
): Promise<EngineAnswer> {
  if (!target) return { status: 404, body: { error: { message: `Nothing answers ${path}.` } } };
  const hangUp = new AbortController();
  outgoing.once("close", () => hangUp.abort());
  const type = incoming.headers["content-type"];
  const response = await fetch(new URL(path, target), {
    method,
    signal: hangUp.signal,
    ...(type && { headers: { "content-type": type } }),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return {
    status: response.status,
    headers: { "content-type": response.headers.get("content-type") ?? "application/json" },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
