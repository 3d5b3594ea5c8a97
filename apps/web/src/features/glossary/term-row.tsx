import { type GlossaryTerm, languageName } from "@dubdeck/domain";
import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { TermFields, termIn } from "./term-fields.tsx";

/** Shows one term of the glossary, and its form while it is edited. */
export function TermRow({ term }: { term: GlossaryTerm }) {
  const [editing, setEditing] = useState(false);
  const utils = trpc.useUtils();
  const removal = trpc.glossary.remove.useMutation();
  const { pending, run } = usePending();
  const edit = useFocusAfter(editing);

  async function remove() {
    try {
      await removal.mutateAsync({ id: term.id });
      await utils.glossary.list.invalidate();
      keepFocus();
    } catch (error) {
      notifyError("Term not removed", error);
    }
  }

  if (editing) return <EditTerm term={term} onDone={() => setEditing(false)} />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3.5 last:pb-0">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-medium">{term.term}</p>
        <p className="text-sm text-soft">{describe(term)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={edit} variant="secondary" size="sm" onClick={() => setEditing(true)}>
          Edit
          <span className="sr-only"> {term.term}</span>
        </Button>
        <Button variant="secondary" size="sm" disabled={pending} onClick={() => void run(remove)}>
          Remove
          <span className="sr-only"> {term.term}</span>
        </Button>
      </div>
    </li>
  );
}

function EditTerm({ term, onDone }: { term: GlossaryTerm; onDone: () => void }) {
  const utils = trpc.useUtils();
  const change = trpc.glossary.update.useMutation();

  async function save(form: HTMLFormElement) {
    try {
      await change.mutateAsync({ id: term.id, ...termIn(form) });
      await utils.glossary.list.invalidate();
      onDone();
    } catch (error) {
      notifyError("Term not saved", error);
    }
  }

  return (
    <li className="py-3.5 last:pb-0">
      <Form className="grid gap-4" action={save}>
        <TermFields term={term} />
        <div className="flex gap-2">
          <SubmitButton>Save term</SubmitButton>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </Form>
    </li>
  );
}

/** Says what happens to a term, such as `“Zürich” in Italian · said as “Tsurich”`. */
function describe({ translation, sayAs, language }: GlossaryTerm): string {
  const becomes = translation === null ? "Stays as it is" : `“${translation}”`;
  const where = language === null ? "" : ` in ${languageName(language)}`;
  return [becomes + where, sayAs !== null && `said as “${sayAs}”`].filter(Boolean).join(" · ");
}
