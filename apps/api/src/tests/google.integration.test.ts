import { createServer } from "node:http";
import { listen } from "@dubdeck/testing/listen";
import { createGoogle } from "@dubdeck/auth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

const CLIENT = "client-id";
const password = "correct horse";

/** Claims that the fake provider returns. */
let claims: Record<string, unknown> = {};
/** Parameters of the last token request. */
let asked = new URLSearchParams();

const provider = createServer((request, response) => {
  request.setEncoding("utf8");
  let body = "";
  request.on("data", (chunk: string) => (body += chunk));
  request.on("end", () => {
    asked = new URLSearchParams(body);
    const good = asked.get("code") === "good";
    response.writeHead(good ? 200 : 400, { "content-type": "application/json" });
    const idToken = ["{}", JSON.stringify(claims), ""].map((part) =>
      Buffer.from(part).toString("base64url"),
    );
    const tokens = { access_token: "a", token_type: "Bearer", id_token: idToken.join(".") };
    response.end(JSON.stringify(good ? tokens : { error: "invalid_grant" }));
  });
});

let app: TestApp;
beforeAll(async () => {
  const { origin } = await listen(provider);
  app = await startTestApp(() => ({
    google: createGoogle({
      clientId: CLIENT,
      clientSecret: "secret",
      redirectUrl: "http://localhost:3000/auth/google/callback",
      provider: { issuer: origin, authorizeUrl: `${origin}/auth`, tokenUrl: `${origin}/token` },
    }),
  }));
  claims = goodClaims(origin);
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const goodClaims = (iss: string) => ({
  iss,
  aud: CLIENT,
  exp: Math.floor(Date.now() / 1000) + 3600,
  sub: "google-1",
  email: "Person@Gmail.example",
  email_verified: true,
});

it("signs a new person in: state and PKCE go out, an account and a session come back", async () => {
  const start = await begin();
  expect(start.url.searchParams.get("code_challenge_method")).toBe("S256");
  expect(start.url.searchParams.get("redirect_uri")).toBe(`${app.site}/auth/google/callback`);
  const token = await finish(start);
  expect(asked.get("code_verifier")).toBe(start.verifier);
  expect(await me(token)).toMatchObject({ email: "person@gmail.example", plan: "starter" });
});

it("recognises a returning user, also under a new address", async () => {
  const first = await me(await finish(await begin()));
  claims = { ...claims, email: "renamed@gmail.example" };
  const second = await me(await finish(await begin()));
  expect(second).toEqual(first);
});

it("joins an account by its verified address, and locks out who had registered it before", async () => {
  const email = "early@gmail.example";
  const { body } = await app.call("POST", "/auth/register", { body: { email, password } });
  claims = { ...claims, sub: "google-2", email };
  const joined = await me(await finish(await begin()));
  expect(joined).toMatchObject({ id: (body["user"] as { id: string }).id });
  const login = await app.call("POST", "/auth/login", { body: { email, password } });
  expect(login.status).toBe(401);
  expect((await app.call("GET", "/auth/me", { token: String(body["token"]) })).status).toBe(401);
});

it.each([
  ["an unverified address", { email_verified: false }],
  ["a token for someone else", { aud: "other-client" }],
  ["a token of someone else", { iss: "https://evil.example" }],
  ["a token that has expired", { exp: 1 }],
])("refuses %s", async (_, change) => {
  const before = claims;
  claims = { ...claims, sub: "google-3", email: "early@gmail.example", ...change };
  const { location, cookie } = await comeBack(await begin());
  claims = before;
  expect(location).toMatch(/^\/login\?error=/);
  expect(cookie).toBeUndefined();
});

it("refuses an invalid code, another state and another browser", async () => {
  const start = await begin();
  for (const attempt of [
    { ...start, code: "bad" },
    { ...start, state: "other" },
    { ...start, cookies: "" },
  ]) {
    const { location, cookie } = await comeBack(attempt);
    expect(location).toMatch(/^\/login\?error=/);
    expect(cookie).toBeUndefined();
  }
});

interface Start {
  readonly url: URL;
  readonly state: string;
  readonly verifier: string;
  readonly cookies: string;
  readonly code?: string;
}

async function begin(): Promise<Start> {
  const response = await app.app.inject({ url: "/auth/google" });
  const url = new URL(String(response.headers.location));
  const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect(response.cookies).toMatchObject([
    { httpOnly: true, sameSite: "Lax", maxAge: 600 },
    { httpOnly: true, sameSite: "Lax", maxAge: 600 },
  ]);
  const verifier = response.cookies.find(({ name }) => name === "google-verifier")?.value ?? "";
  return { url, state: url.searchParams.get("state") ?? "", verifier, cookies };
}

async function comeBack({ state, cookies, code = "good" }: Start) {
  const response = await app.app.inject({
    url: `/auth/google/callback?code=${code}&state=${state}`,
    headers: { cookie: cookies },
  });
  const cookie = response.cookies.find(({ name }) => name === "auth-token");
  return { location: String(response.headers.location), cookie };
}

async function finish(start: Start): Promise<string> {
  const { location, cookie } = await comeBack(start);
  expect(location).toBe("/app");
  expect(cookie).toMatchObject({ path: "/", maxAge: 30 * 86_400, sameSite: "Lax" });
  return cookie?.value ?? "";
}

const me = async (token: string) => (await app.call("GET", "/auth/me", { token })).body["user"];
