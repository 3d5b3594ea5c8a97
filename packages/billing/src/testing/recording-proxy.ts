import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "@dubdeck/testing/listen";

/** One call, as it went over the wire. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** The form's fields, by Stripe's names such as `metadata[plan]`. */
  readonly form: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
}

export interface RecordingProxy {
  readonly url: string;
  readonly calls: Call[];
  /** Replaces the target's answer to calls such as `GET /v1/checkout/sessions`. */
  answer(call: string, body: object | (() => object)): void;
  /** Answers such calls with an error of this code; null takes that back. */
  fail(call: string, code: string | null): void;
  /** Holds back the answers to calls from now on. */
  hold(): Gate;
  /** Takes the replaced answers back. */
  reset(): void;
  /** While true every call is answered like one to a server that is down. */
  refuse(isDown: boolean): void;
  stop(): Promise<void>;
}

interface Gate {
  /** Lets later calls pass; those that wait go on waiting. */
  letPass(): void;
  /** Gives those that wait their answers, as they were when they were asked. */
  release(): void;
}

/** Passes calls on to `target` and notes them, so that a test can see what was asked for. */
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
    // The mock checks the call in any case; only a right one gets the scripted answer.
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
