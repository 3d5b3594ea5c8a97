import { useState } from "react";
import { CodeBlock } from "../../ui/code-block.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { useApiKey } from "./api-key-field.tsx";
import type { Operation } from "./openapi.ts";
import { exampleOf } from "./schema-text.ts";
import { type CallResult, sendCall } from "./send-call.ts";

/** Sends the call to this server with the reader's API key and shows the raw response. */
export function TryCall({ operation }: { operation: Operation }) {
  const key = useApiKey();
  const [result, setResult] = useState<CallResult | null>(null);
  const { parameters, body, secured, summary } = operation;

  async function submit(form: HTMLFormElement) {
    const values = fieldsOf(form, "body", ...parameters.map(({ name }) => `param-${name}`));
    setResult(await sendCall(operation, key, values));
  }

  return (
    <details className="group rounded-lg border">
      <summary className="rounded-lg px-4 py-3 text-sm font-medium select-none hover:bg-well">
        Try it<span className="sr-only">: {summary}</span>
      </summary>
      <Form className="grid gap-4 border-t p-4" action={submit}>
        {parameters.map(({ name, required }) => (
          <TextField key={name} label={name} name={`param-${name}`} required={required} />
        ))}
        {body && (
          <TextArea
            label="Body (JSON)"
            name="body"
            spellCheck={false}
            className="font-mono text-sm"
            defaultValue={JSON.stringify(exampleOf(body), null, 2)}
          />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton size="sm" pendingLabel="Sending..." disabled={secured && !key}>
            Send
          </SubmitButton>
          {secured && !key && <p className="text-sm text-soft">Enter your API key above first.</p>}
        </div>
        <output className="block empty:hidden">
          {result && <CodeBlock label={`${result.status} · ${result.ms} ms`} code={result.text} />}
        </output>
      </Form>
    </details>
  );
}
