import type { Schema } from "./openapi.ts";
import { typeText } from "./schema-text.ts";

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

interface Props {
  title: string;
  fields: readonly Field[];
}

/** Lists fields with their names, types and descriptions. */
export function FieldTable({ title, fields }: Props) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <dl className="mt-2 grid divide-y border-y text-sm">
        {fields.map(({ name, required, schema }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[14rem_1fr]">
            <dt className="font-mono wrap-anywhere">
              {name}
              {required && <span className="ml-2 font-sans text-xs text-soft">required</span>}
            </dt>
            <dd className="min-w-0 wrap-anywhere text-soft">
              <span className="font-mono text-ink">{typeText(schema)}</span>
              {schema.description && <span className="block">{schema.description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
