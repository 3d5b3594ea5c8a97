import type { Schema } from "./openapi.ts";

/** Formats a schema's type: string (uuid), array of object, "es" | "fr". */
export function typeText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(" | ");
  if (schema.items) return `array of ${typeText(schema.items)}`;
  const type = [schema.type ?? "any"].flat().join(" | ");
  return schema.format ? `${type} (${schema.format})` : type;
}

/** Returns an example value for a schema, with only the required fields, to prefill a request. */
export function exampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(([name]) =>
      schema.required?.includes(name),
    );
    return Object.fromEntries(wanted.map(([name, own]) => [name, exampleOf(own)]));
  }
  if (schema.items) return [];
  const type = [schema.type].flat()[0];
  if (type === "integer" || type === "number") return 0;
  if (type === "boolean") return false;
  return "";
}
