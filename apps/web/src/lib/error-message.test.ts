import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { errorMessage, isRefusal, isUnauthorized, responseMessage } from "./error-message.ts";

const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status });

test("a plain response gives its message, its status, or 'Network error'", async () => {
  expect(await responseMessage(json({ message: "Too many tries." }, 429))).toBe("Too many tries.");
  expect(await responseMessage(json({ code: "INTERNAL" }, 500))).toBe("HTTP 500");
  expect(await responseMessage(json(null, 502))).toBe("HTTP 502");
  expect(await responseMessage(new Response("<html>", { status: 502 }))).toBe("Network error");
});

test("a procedure's error gives the server's message", () => {
  const error = answered("E-mail already registered.", 409);
  expect(errorMessage(error, "Please try again")).toBe("E-mail already registered.");
  expect(isRefusal(error)).toBe(true);
});

test("a response that is not from a procedure is handled like a plain response", () => {
  const meta = (responseJSON: unknown) => ({ response: json({}, 503), responseJSON });
  const failed = (responseJSON?: unknown) =>
    TRPCClientError.from(new Error("Unable to transform"), { meta: meta(responseJSON) });
  expect(errorMessage(failed({ message: "Back soon." }), "x")).toBe("Back soon.");
  expect(errorMessage(failed({}), "x")).toBe("HTTP 503");
  expect(errorMessage(failed(), "x")).toBe("Network error");
});

test("an error without a message falls back to the page's text", () => {
  expect(errorMessage(answered("", 500), "Please try again")).toBe("Please try again");
  expect(errorMessage("odd", "Please try again")).toBe("Please try again");
  expect(errorMessage(new Error("Upload failed"), "Please try again")).toBe("Upload failed");
});

test("retries busy and broken servers, but not refusals", () => {
  const final = [400, 401, 402, 403, 404, 409, 422];
  expect(final.every((status) => isRefusal(answered("no", status)))).toBe(true);
  expect([408, 429, 500, 503].some((status) => isRefusal(answered("no", status)))).toBe(false);
  expect(isRefusal(new TypeError("Failed to fetch"))).toBe(false);
  expect(isUnauthorized(answered("Please sign in.", 401))).toBe(true);
});

function answered(message: string, httpStatus: number) {
  return TRPCClientError.from({ error: { message, code: -32_000, data: { httpStatus } } });
}
