import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "@dubdeck/domain";
import type { ZodType } from "zod";

const HOUR_SECONDS = 3600;

/** A value inside a link that only the holder of the secret can have made; good for an hour. */
export function sealLink(value: object, secret: string): string {
  const expires = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  const body = Buffer.from(JSON.stringify({ ...value, expires })).toString("base64url");
  return `${body}.${sign(body, secret)}`;
}

/** Reads it back. Throws NOT_FOUND for a link that is forged or too old. */
export function openLink<T extends { expires: number }>(
  token: string,
  secret: string,
  schema: ZodType<T>,
): T {
  const [body = "", signature = ""] = token.split(".");
  if (!same(signature, sign(body, secret))) throw gone();
  const value = schema.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (value.expires * 1000 < Date.now()) throw gone();
  return value;
}

const sign = (body: string, secret: string): string =>
  createHmac("sha256", secret).update(body).digest("base64url");

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const gone = (): AppError =>
  new AppError("NOT_FOUND", "This page has expired. Please start again from the billing page.");
