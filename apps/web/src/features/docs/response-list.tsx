import { CircleAlert, CircleCheck } from "lucide-react";
import { FieldTable, type Field } from "./field-table.tsx";
import type { Answer, Schema } from "./openapi.ts";
import { statusText } from "./status-text.ts";

/** Lists an operation's responses: the successful one with its fields, the others by status. */
export function ResponseList({ answers }: { answers: readonly Answer[] }) {
  const good = answers.filter(({ status }) => status.startsWith("2") || status.startsWith("3"));
  const bad = answers.filter((answer) => !good.includes(answer));
  return (
    <div className="grid gap-4">
      <h4 className="text-sm font-semibold">Answers</h4>
      {good.map(({ status, description, schema }) => (
        <div key={status} className="grid gap-3">
          <p className="flex items-center gap-2 text-sm">
            <CircleCheck className="size-4 text-success" aria-hidden />
            <span className="font-mono">{status}</span> {description || statusText(status)}
          </p>
          {fieldsOf(schema).length > 0 && <FieldTable title="Fields" fields={fieldsOf(schema)} />}
        </div>
      ))}
      {bad.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
          <CircleAlert className="size-4 text-danger" aria-hidden />
          {bad.map(({ status }) => (
            <span key={status}>
              <span className="font-mono text-ink">{status}</span> {statusText(status)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Returns a response's fields; nested fields have dotted names. */
function fieldsOf(schema: Schema | null, prefix = ""): Field[] {
  const own = schema?.items ?? schema;
  return Object.entries(own?.properties ?? {}).flatMap(([name, field]) => [
    { name: `${prefix}${name}`, required: false, schema: field },
    ...fieldsOf(field, `${prefix}${name}${field.items ? "[]." : "."}`),
  ]);
}
