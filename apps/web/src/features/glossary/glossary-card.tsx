import { MAX_TERMS } from "@dubdeck/domain";
import { BookA } from "lucide-react";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { TermFields, termIn } from "./term-fields.tsx";
import { TermRow } from "./term-row.tsx";

/** Lists the words that the account wants translated or pronounced in its own way. */
export function GlossaryCard() {
  const list = trpc.glossary.list.useQuery();
  const utils = trpc.useUtils();
  const add = trpc.glossary.add.useMutation();

  async function submit(form: HTMLFormElement) {
    try {
      await add.mutateAsync(termIn(form));
      form.reset();
      await utils.glossary.list.invalidate();
    } catch (error) {
      notifyError("Term not added", error);
    }
  }

  return (
    <Card id="glossary" className="grid gap-6">
      <CardTitle hint="Names and words that every dub translates and says your way.">
        Glossary
      </CardTitle>
      <Form className="grid gap-4" action={submit}>
        <TermFields />
        <div>
          <SubmitButton>Add term</SubmitButton>
        </div>
      </Form>
      <Loaded query={list} skeleton="h-20">
        {(terms) =>
          terms.length === 0 ? (
            <p className="flex items-center gap-2.5 rounded-lg bg-well p-4 text-sm text-soft">
              <BookA className="size-4 shrink-0" aria-hidden />
              No terms yet. You can keep {MAX_TERMS}.
            </p>
          ) : (
            <ul className="grid divide-y" aria-label="Your glossary">
              {terms.map((term) => (
                <TermRow key={term.id} term={term} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
