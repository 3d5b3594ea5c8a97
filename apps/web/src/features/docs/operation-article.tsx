import { Lock } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { FieldTable } from "./field-table.tsx";
import type { Operation } from "./openapi.ts";
import { ResponseList } from "./response-list.tsx";
import { TryCall } from "./try-call.tsx";

export function OperationArticle({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, secured, parameters, body, answers } = operation;
  return (
    <article
      id={id}
      className="grid min-w-0 gap-5 rounded-xl border bg-card p-5 shadow-card sm:p-6"
    >
      <header>
        <h3 className="text-lg tracking-tight">{summary}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-2.5 font-mono text-sm">
          <Badge tone={method === "GET" ? "brand" : "accent"}>{method}</Badge>
          <span className="wrap-anywhere">{path}</span>
          {secured && <Lock className="size-4 text-soft" aria-label="Needs a key" />}
        </p>
        {description && <p className="mt-3 text-soft">{description}</p>}
      </header>
      {parameters.length > 0 && (
        <FieldTable
          title="Parameters"
          fields={parameters.map(({ name, required = false, description: own, schema }) => ({
            name,
            required,
            schema: { ...schema, description: own ?? schema?.description },
          }))}
        />
      )}
      {body?.properties && (
        <FieldTable
          title="Body"
          fields={Object.entries(body.properties).map(([name, schema]) => ({
            name,
            required: body.required?.includes(name) ?? false,
            schema,
          }))}
        />
      )}
      <ResponseList answers={answers} />
      <TryCall operation={operation} />
    </article>
  );
}
