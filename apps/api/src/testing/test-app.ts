import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { API_KEY_PREFIX, hashToken, newToken } from "@dubdeck/auth";
import { insertUser, insertApiKey } from "@dubdeck/db";
import type { Plan, User } from "@dubdeck/domain";
import type { Mail } from "@dubdeck/mail";
import { createNamespace, createTestDatabase } from "@dubdeck/testing";
import { Client, Connection } from "@temporalio/client";
import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import { z } from "zod";
import { buildApp } from "../app.ts";
import { createParts } from "../create-parts.ts";
import type { Parts } from "../deps.ts";
import { readEnv } from "../env.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  // Untyped on purpose: tests assert the fields they expect.
  readonly body: Record<string, unknown>;
}

export const methodSchema = z.enum(["GET", "PUT", "POST", "PATCH", "DELETE"]);
export type Method = z.infer<typeof methodSchema>;

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** The caller's IP address. */
  readonly remoteAddress?: string;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const SITE = "http://localhost:3000";

/** Starts the whole api on real services, with a new database and Temporal namespace. */
export async function startTestApp(
  changes: (parts: Parts) => Partial<Parts> = () => ({}),
  variables: Readonly<Record<string, string>> = {},
) {
  const services = inject("services");
  const database = await createTestDatabase(services.DATABASE_URL);
  const namespace = await createNamespace(services.TEMPORAL_ADDRESS);
  const connection = await Connection.connect({ address: services.TEMPORAL_ADDRESS });
  const { parts, close } = await createParts(
    readEnv({
      ...services,
      ...variables,
      DATABASE_URL: database.url,
      TEMPORAL_NAMESPACE: namespace,
      PUBLIC_URL: SITE,
      LOG_LEVEL: "silent",
    }),
  );
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const all: Parts = { ...parts, mailer, ...changes(parts) };
  const app = await buildApp(all);
  await app.listen({ port: 0, host: "127.0.0.1" });

  return {
    ...all,
    app,
    mails,
    site: SITE,
    storageOrigin: new URL(services.S3_PUBLIC_ENDPOINT).origin,
    /** Base URL of the files, without a trailing slash. */
    filesUrl: `${services.S3_PUBLIC_ENDPOINT}/${services.S3_BUCKET}`,
    /** Client for inspecting the started workflows. */
    temporal: new Client({ connection, namespace }),
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    call: (method: Method, path: string, options: CallOptions = {}) =>
      call(app, method, path, options),
    /** Creates an account without a password and opens a session. */
    async newUser(plan: Plan = "starter"): Promise<{ user: User; token: string }> {
      const user = await insertUser(parts.db, { email: `${randomUUID()}@example.com`, plan });
      return { user, token: await parts.sessions.open(user.id) };
    },
    /** Returns the token from the newest mail to an address; empty if there is none. */
    mailedToken(email: string): string {
      const mail = mails.findLast(({ to }) => to === email);
      return /[?]token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },
    async newApiKey(userId: string): Promise<string> {
      const key = API_KEY_PREFIX + newToken();
      const prefix = key.slice(0, 12);
      await insertApiKey(parts.db, { userId, name: "test", prefix, keyHash: hashToken(key) });
      return key;
    },
    async close(): Promise<void> {
      await app.close();
      await close();
      await connection.close();
      await database.drop();
    },
  };
}

async function call(
  app: FastifyInstance,
  method: Method,
  url: string,
  { token, body, headers = {}, remoteAddress }: CallOptions,
): Promise<Answer> {
  const response = await app.inject({
    method,
    url,
    ...(remoteAddress && { remoteAddress }),
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? (response.json<Answer["body"] | null>() ?? {}) : { text: response.body },
  };
}
