import { expect, it } from "vitest";
import { textSchema, uuidSchema } from "./text.ts";

it("converts ids to lower case and rejects a trailing newline", () => {
  const id = "4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10";
  expect(uuidSchema.parse(id.toUpperCase())).toBe(id);
  expect(uuidSchema.safeParse(`${id}\n`).success).toBe(false);
});

it.each(["", "Ünïcödé", "a😀b", "\t\n", "\u{10ffff}"])("accepts the text %j", (text) => {
  expect(textSchema.parse(text)).toBe(text);
});

it.each(["\0", "a\0b", "\ud83d", "a\ude00b", "\ude00\ud83d"])("rejects the text %j", (text) => {
  expect(textSchema.safeParse(text).success).toBe(false);
});
