/** The parts of an OpenAPI 3.1 schema that the reference reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface RawOperation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly schema: Schema | null;
}

/** An API operation; references in its body and response schemas are resolved. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly secured: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly answers: readonly Answer[];
}

/** Returns a document's operations in document order. */
export function operationsOf(document: OpenApi): Operation[] {
  const resolve = resolver(document);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      id: `${method}${path.replaceAll(/[^a-z]+/gi, "-").replace(/-$/, "")}`,
      tag: raw.tags?.[0] ?? "Other",
      method: method.toUpperCase(),
      path,
      summary: raw.summary ?? path,
      description: raw.description ?? "",
      secured: (raw.security?.length ?? 0) > 0,
      parameters: raw.parameters ?? [],
      body: resolve(jsonOf(raw.requestBody)),
      answers: Object.entries(raw.responses ?? {}).map(([status, answer]) => ({
        status,
        description: answer.description === "Default Response" ? "" : (answer.description ?? ""),
        schema: resolve(jsonOf(answer)),
      })),
    })),
  );
}

function jsonOf(content: Content | undefined): Schema | undefined {
  return content?.content?.["application/json"]?.schema;
}

/** Returns a function that resolves a schema's references recursively. */
function resolver({ components }: OpenApi) {
  return function resolve(schema: Schema | undefined): Schema | null {
    if (!schema) return null;
    if (schema.$ref) return resolve(components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""]);
    const { properties, items, anyOf } = schema;
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, own]) => [name, resolve(own) ?? {}]),
        ),
      }),
      ...(items && { items: resolve(items) ?? {} }),
      ...(anyOf && { anyOf: anyOf.map((own) => resolve(own) ?? {}) }),
    };
  };
}

/** Loads the operations from the server's OpenAPI document. Throws if it cannot be fetched. */
export async function loadOperations(): Promise<Operation[]> {
  const response = await fetch("/openapi.json");
  if (!response.ok)
    throw new Error(`The API description could not be loaded (HTTP ${response.status}).`);
  return operationsOf((await response.json()) as OpenApi);
}
