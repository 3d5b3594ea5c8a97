import { startEngineServer, type EngineAnswer, type EngineCall } from "@dubdeck/testing";
import { onTestFinished } from "vitest";
import type { EngineEndpoint } from "../config.ts";

/** Starts a scripted engine server for one test; returns its endpoint and the calls it received. */
export async function scriptedEngine(script: (call: EngineCall) => EngineAnswer) {
  const server = await startEngineServer({ script });
  onTestFinished(() => server.close());
  const endpoint: EngineEndpoint = {
    baseUrl: server.baseUrl,
    apiKey: "test-key",
    model: "test-model",
  };
  return { endpoint, calls: server.calls };
}

export const ok = (body: unknown): EngineAnswer => ({ status: 200, body });
