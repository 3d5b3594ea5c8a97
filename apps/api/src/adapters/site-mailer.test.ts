import { mailEnv } from "@dubdeck/mail";
import { expect, it } from "vitest";
import { createSiteMailer } from "./site-mailer.ts";

const none = mailEnv.parse({});
const LINK = "http://localhost:3000/reset-password?token=secret";

function mailerAt(publicUrl: string, env = none) {
  const lines: string[] = [];
  const note = (...args: unknown[]) => void lines.push(args.join(" "));
  return { mailer: createSiteMailer(env, { publicUrl, log: { info: note, warn: note } }), lines };
}

it("writes mail to the log where only this machine is served", async () => {
  const { mailer, lines } = mailerAt("http://127.0.0.1:3000");
  await mailer?.send({ to: "ada@example.com", subject: "Hello", text: LINK });
  expect(lines.join()).toContain(LINK);
});

it("has no mailer on a public address without SMTP, and says once what to set", () => {
  const { mailer, lines } = mailerAt("https://dubdeck.example");
  expect(mailer).toBeNull();
  expect(lines).toEqual([expect.stringContaining("Set SMTP_URL")]);
});

it("mails by SMTP anywhere", () => {
  const env = mailEnv.parse({ SMTP_URL: "smtp://localhost", SUPPORT_EMAIL: "team@example.com" });
  const { mailer, lines } = mailerAt("https://dubdeck.example", env);
  expect(mailer).not.toBeNull();
  expect(lines).toEqual([]);
});
