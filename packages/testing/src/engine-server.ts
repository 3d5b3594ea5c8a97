import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** A request that the server received. */
export interface EngineCall {
  readonly method: string;
  /** For example `/v1/audio/speech`. */
  readonly path: string;
  readonly body: Buffer;
  /** The parsed body; null if it is not JSON. */
  readonly json: unknown;
}

export interface EngineAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes are sent unchanged, anything else as JSON. */
  readonly body: unknown;
}

export interface EngineServer {
  /** Value for STT_BASE_URL, TTS_BASE_URL or MT_BASE_URL. */
  readonly baseUrl: string;
  /** All calls so far in order, including those answered by the script. */
  readonly calls: readonly EngineCall[];
  readonly close: () => Promise<void>;
}

export interface EngineServerOptions {
  /** Base URL (with `/v1`) of a real server that answers the calls that the script does not. */
  readonly target?: string;
  /**
   * Answers a call, or returns null to forward it to the target. `nth` counts the calls of a path
   * from 1.
   */
  readonly script?: (call: EngineCall, nth: number) => EngineAnswer | null;
}

/**
 * Starts an OpenAI-compatible server for tests: it records calls, answers some from a script (a
 * 429, missing lines, …) and forwards the rest to a real server. Without a target it answers the
 * rest with 404.
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

/** Forwards a call; if the caller disconnects, aborts the forwarded call too. */
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
