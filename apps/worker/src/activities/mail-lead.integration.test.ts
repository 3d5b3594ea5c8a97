import { selectLead, insertLead } from "@dubdeck/db";
import type { Mail } from "@dubdeck/mail";
import { createTestDatabase } from "@dubdeck/testing";
import { pino } from "pino";
import { afterAll, expect, inject, it } from "vitest";
import { mailLead } from "./mail-lead.ts";

const database = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = database;
afterAll(() => database.drop());

const lead = {
  name: "Ada",
  email: "ada@example.com",
  useCase: "Dub our talks",
  plan: "studio",
} as const;

it("mails a lead once, so that a reply goes to the lead", async () => {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const mail = mailLead({ db, mailer, log: pino({ level: "silent" }) });
  const leadId = await insertLead(db, lead);
  expect(await mail({ leadId })).toEqual({ mailed: true });
  expect(await mail({ leadId })).toEqual({ mailed: true });
  expect(mails).toMatchObject([{ replyTo: lead.email, text: expect.stringContaining("talks") }]);
});

it("writes a lead to the log if no mail server is configured", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const leadId = await insertLead(db, lead);
  expect(await mailLead({ db, mailer: null, log })({ leadId })).toEqual({ mailed: false });
  expect(lines.join("")).toContain("E-mail: ada@example.com");
  expect(lines.join("")).toContain(lead.useCase);
  expect((await selectLead(db, leadId))?.mailedAt).toBeNull();
});
