import { APIError } from "openai";
import { z } from "zod";
import type { EngineEndpoint } from "../config.ts";
import { callEngine, createClient } from "./client.ts";

/**
 * Names the model of an endpoint: the configured one and, if the server does not list it (because the
 * server chooses, as with `auto`), also all models that the server lists.
 * @throws SpeechEngineError
 */
export async function fetchModel(endpoint: EngineEndpoint): Promise<string> {
  const served = await callEngine(undefined, async () => {
    try {
      return await createClient(endpoint).get<unknown>("/models", { timeout: 10_000 });
    } catch (error) {
      // The server has no such list, or the key may not read it.
      if (error instanceof APIError && error.status !== undefined && error.status < 500)
        return null;
      throw error;
    }
  });
  const names = modelsSchema.parse(served).data.map(({ id }) => id);
  return names.includes(endpoint.model)
    ? endpoint.model
    : [endpoint.model, ...names.toSorted()].join(" ");
}

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) }).catch({ data: [] });
