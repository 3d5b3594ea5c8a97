import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "@dubdeck/testing/listen";

/** A recorded request. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** Form fields by Stripe's names, such as `metadata[plan]`. */
  readonly form: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
}

export interface RecordingProxy {
  readonly url: string;
  readonly calls: Call[];
  /** Replaces the target's response to a call such as `GET /v1/checkout/sessions`. */
  answer(call: string, body: object | (() => object)): void;
  /** Answers such calls with an error of this code; null stops that. */
  fail(call: string, code: string | null): void;
  /** Holds back responses from now on. */
  hold(): Gate;
  /** Removes all replaced responses. */
  reset(): void;
  /** While true, answers every call with 503. */
  refuse(isDown: boolean): void;
  stop(): Promise<void>;
}

interface Gate {
  /** Lets later calls pass; those already held stay held. */
  letPass(): void;
  /** Sends the held responses, as they were at the time of the call. */
  release(): void;
}

/** Starts a proxy that forwards calls to `target` and records them. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const calls: Call[] = [];
  const answers = new Map<string, object | (() => object)>();
  const failures = new Map<string, string>();
  let down = false;
  let held: Promise<void> | undefined;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    if (down) {
      const error = { type: "api_error", message: "Down for the test." };
      response.writeHead(503).end(JSON.stringify({ error }));
      return;
    }
    const { method = "GET", url: path = "/", headers } = request;
    const call = `${method} ${path.split("?")[0]}`;
    calls.push({
      method,
      path,
      form: Object.fromEntries(new URLSearchParams(body.toString())),
      idempotencyKey: [headers["idempotency-key"]].flat()[0],
    });
    const gate = held;
    const script = answers.get(call);
    const scripted = typeof script === "function" ? script() : script;
    const code = failures.get(call);
    if (code) {
      const error = { type: "invalid_request_error", code, message: "Refused for the test." };
      response.writeHead(404).end(JSON.stringify({ error }));
      return;
    }
    const answer = await fetch(new URL(path, target), {
      method,
      headers: {
        authorization: headers.authorization ?? "",
        "content-type": headers["content-type"] ?? "text/plain",
      },
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await answer.text();
    // The mock always validates the call; only a valid one gets the scripted response.
    const sent = scripted && answer.ok ? JSON.stringify(scripted) : text;
    await gate;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(sent);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const { origin, close } = await listen(server);
  return {
    url: origin,
    calls,
    answer: (call, body) => answers.set(call, body),
    fail(call, code) {
      if (code) failures.set(call, code);
      else failures.delete(call);
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return { letPass: () => (held = undefined), release: resolve };
    },
    reset: () => answers.clear(),
    refuse: (isDown) => {
      down = isDown;
    },
    stop: close,
  };
}
