import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

interface Operation {
  readonly security?: readonly object[];
  readonly responses: Record<string, { readonly content?: Record<string, object> }>;
}
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

/** Parses an OpenAPI document, to list its operations and validate responses against it. */
export function readContract(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, "openapi");

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      pointer: `openapi#/paths/${escape(path)}/${method}`,
      operation,
    })),
  );

  function schemaOf(call: string, status: number): ValidateFunction | null {
    const found = operations.find((operation) => operation.call === call);
    const answer = found?.operation.responses[status];
    if (!found || !answer) throw new Error(`${call} is not said to answer ${status}.`);
    if (!answer.content) return null;
    const pointer = `${found.pointer}/responses/${status}/content/application~1json/schema`;
    return ajv.compile({ $ref: pointer });
  }

  return {
    /** Every documented response, such as `POST /jobs 201`. */
    answers: operations.flatMap(({ call, operation }) =>
      Object.keys(operation.responses).map((status) => `${call} ${status}`),
    ),
    /** Returns how a response differs from the document; empty if it conforms. */
    problems(call: string, status: number, body: unknown): string[] {
      const validate = schemaOf(call, status);
      if (!validate || validate(body)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message}`,
      );
    },
  };
}

/** Escapes a path for a JSON pointer in a URI. */
const escape = (path: string): string =>
  encodeURIComponent(path.replaceAll("~", "~0").replaceAll("/", "~1"));
