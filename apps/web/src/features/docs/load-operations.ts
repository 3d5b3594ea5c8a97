import { operationsOf, type OpenApi, type Operation } from "./openapi.ts";

/** The calls that the server itself documents. */
export async function loadOperations(): Promise<Operation[]> {
  const response = await fetch("/openapi.json");
  if (!response.ok)
    throw new Error(`The API's description is not there (HTTP ${response.status}).`);
  return operationsOf((await response.json()) as OpenApi);
}
