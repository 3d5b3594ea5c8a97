import { AppError } from "@dubdeck/domain";
import { describe, expect, it } from "vitest";
import { describeProblem, isOurFault, toAppError } from "./errors.ts";

describe("toAppError", () => {
  it.each([
    ["what is meant for the user", new AppError("CONFLICT", "Taken."), "CONFLICT", "Taken."],
    [
      "what somebody else has removed meanwhile",
      { code: "23503", message: 'violates foreign key constraint "jobs_video_id_fkey"' },
      "NOT_FOUND",
      "This has just been removed.",
    ],
  ])("passes on %s", (_, error, code, message) => {
    expect(toAppError(error)).toMatchObject({ code, message });
  });

  it.each([
    ["a database that is away", { code: "ECONNREFUSED" }, "UNAVAILABLE"],
    ["one that shuts down", { code: "57P01" }, "UNAVAILABLE"],
    ["a deadlock", { code: "40P01" }, "UNAVAILABLE"],
    ["a broken connection", new Error("Connection terminated unexpectedly"), "UNAVAILABLE"],
    ["what took too long", new DOMException("", "TimeoutError"), "UNAVAILABLE"],
    ["a bug", new TypeError("users.secret_column is not a function"), "INTERNAL"],
    ["a violated constraint", { code: "23505", message: "duplicate key" }, "INTERNAL"],
    ["nothing at all", undefined, "INTERNAL"],
  ])("masks %s", (_, error, code) => {
    const masked = toAppError(error);
    expect(masked.code).toBe(code);
    expect(masked.message).toMatch(/Please try again/);
    expect(masked.cause).toBe(error);
    expect(isOurFault(masked)).toBe(true);
  });
});

it("names the field, unless the message does or is a sentence for people", () => {
  const empty = "The file is empty. Please choose another one.";
  expect(describeProblem({ path: ["size"], message: empty })).toBe(empty);
  expect(describeProblem({ path: ["size"], message: "Too big" })).toBe("size: Too big");
  const sentence = "Please enter a valid e-mail address.";
  expect(describeProblem({ path: ["email"], message: sentence })).toBe(sentence);
});
