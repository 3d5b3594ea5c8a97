import { randomUUID } from "node:crypto";
import {
  insertJobs,
  insertUser,
  insertVideo,
  updateEmailVerified,
  updateMailWhenDone,
  transitionJob,
} from "@dubdeck/db";
import type { Mail } from "@dubdeck/mail";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, beforeEach, expect, inject, it } from "vitest";
import { mailDone } from "./mail-done.ts";
import { mailReview } from "./mail-review.ts";

const database = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = database;
afterAll(() => database.drop());

let mails: Mail[];
beforeEach(() => void (mails = []));
const mailer = { send: async (mail: Mail) => void mails.push(mail) };
const mail = mailDone({ db, mailer, publicUrl: "https://dubdeck.example" });

/** Adds a dub whose owner has a verified address and requested an email. */
async function dub({ asked = true, verified = true, completed = true } = {}) {
  const user = await insertUser(db, { email: `${randomUUID()}@example.com` });
  await updateMailWhenDone(db, user.id, asked);
  if (verified) await updateEmailVerified(db, user.id);
  const size = { durationMs: 1000, width: 1, height: 1, sizeBytes: 1 };
  const source = { userId: user.id, sourceKey: randomUUID(), filename: "my-talk.mp4" };
  const video = await insertVideo(db, { ...source, ...size });
  if (!video) throw new Error("The video exists already");
  const order = { targetLanguage: "es", voice: "v", dualAudio: false, watermark: true } as const;
  const [{ id: jobId }] = await insertJobs(db, video, [order]);
  await transitionJob(db, jobId, "processing");
  if (completed) await transitionJob(db, jobId, "completed");
  return { user, video, jobId };
}

it("mails a link to the finished dub", async () => {
  const { user, video, jobId } = await dub();
  expect(await mail({ jobId })).toEqual({ mailed: true });
  expect(mails).toEqual([
    {
      to: user.email,
      subject: "Your dub is done: my-talk.mp4 in Spanish",
      text: expect.stringContaining(`https://dubdeck.example/app/videos/${video.id}\n`),
    },
  ]);
});

it("mails a link to the script of a dub that waits for review, and only while it waits", async () => {
  const { video, jobId } = await dub({ completed: false });
  const mailWaiting = mailReview({ db, mailer, publicUrl: "https://dubdeck.example" });
  expect(await mailWaiting({ jobId })).toEqual({ mailed: false });
  await transitionJob(db, jobId, "review");
  expect(await mailWaiting({ jobId })).toEqual({ mailed: true });
  const link = `https://dubdeck.example/app/videos/${video.id}/studio?job=${jobId}\n`;
  expect(mails).toMatchObject([
    { subject: "Your dub waits for your review: my-talk.mp4 in Spanish" },
  ]);
  expect(mails[0]?.text).toContain(link);
});

it.each([
  ["the owner did not ask for it", { asked: false }],
  ["the address is not verified", { verified: false }],
  ["the dub did not complete", { completed: false }],
])("sends no mail when %s", async (_why, state) => {
  const { jobId } = await dub(state);
  expect(await mail({ jobId })).toEqual({ mailed: false });
  expect(mails).toEqual([]);
});

it("sends no mail without a mail server", async () => {
  const { jobId } = await dub();
  const silent = mailDone({ db, mailer: null, publicUrl: "https://dubdeck.example" });
  expect(await silent({ jobId })).toEqual({ mailed: false });
});
