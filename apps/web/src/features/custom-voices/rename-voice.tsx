import type { CustomVoice } from "@dubdeck/domain";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useRefreshVoices } from "./use-refresh-voices.ts";

interface Props {
  voice: CustomVoice;
  /** Called after renaming or canceling. */
  onDone: () => void;
}

/** Renames a voice; Escape cancels. */
export function RenameVoice({ voice: { id, name }, onDone }: Props) {
  const { mutateAsync } = trpc.customVoices.rename.useMutation();
  const refresh = useRefreshVoices();

  async function rename(form: HTMLFormElement) {
    try {
      await mutateAsync({ id, ...fieldsOf(form, "name") });
      await refresh();
      onDone();
    } catch (error) {
      notifyError("Voice not renamed", error);
    }
  }

  return (
    <Form className="flex min-w-0 flex-1 flex-wrap items-end gap-2" action={rename}>
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={`New name of ${name}`}
          name="name"
          defaultValue={name}
          required
          maxLength={60}
          ref={selectOnce}
          onKeyDown={(event) => {
            if (event.key === "Escape") onDone();
          }}
        />
      </div>
      <SubmitButton size="sm" className="sm:h-11">
        Save name
      </SubmitButton>
      <Button variant="secondary" size="sm" className="sm:h-11" onClick={onDone}>
        Keep it
      </Button>
    </Form>
  );
}

/** Focuses the field and selects the old name, ready to be replaced. */
const selectOnce = (input: HTMLInputElement | null): void => input?.select();
