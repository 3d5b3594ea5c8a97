import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { listen } from "@dubdeck/testing/listen";
import { expect, it } from "vitest";
import { createMailer, mailEnv } from "./create-mailer.ts";

const letter = { subject: "Hello", text: "How are you?" };

it("has nothing to mail with where no server is configured", () => {
  expect(createMailer(mailEnv.parse({}))).toBeNull();
});

it("does not start to mail to nobody", () => {
  const env = mailEnv.parse({ SMTP_URL: "smtp://mail.example.org" });
  expect(() => createMailer(env)).toThrow("Set SUPPORT_EMAIL too: SMTP_URL is set.");
});

it.each([
  [{ to: "ada@example.com" }, "ada@example.com", "To: ada@example.com"],
  [{ replyTo: "ada@example.com" }, "team@example.com", "Reply-To: ada@example.com"],
])("mails %j from the team to %s", async (address, to, header) => {
  const server = await startServer();
  const mailer = createMailer({ SMTP_URL: server.url, SUPPORT_EMAIL: "team@example.com" });
  await mailer?.send({ ...letter, ...address });
  await server.close();
  expect(server.heard).toContain("MAIL FROM:<team@example.com>");
  expect(server.heard).toContain(`RCPT TO:<${to}>`);
  const content = [header, "Subject: Hello", "How are you?"];
  expect(server.heard).toEqual(expect.arrayContaining(content));
});

/** Starts a mail server that accepts everything. */
async function startServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => void socket.write(`${line}\r\n`);
    say("220 ready");
    createInterface(socket).on("line", (line) => {
      heard.push(line);
      if (/^(EHLO|MAIL|RCPT|\.$)/.test(line)) say("250 ok");
      if (line === "DATA") say("354 go on");
      if (line === "QUIT") socket.end("221 bye\r\n");
    });
  });
  const { port, close } = await listen(server);
  return { url: `smtp://127.0.0.1:${port}`, heard, close };
}
