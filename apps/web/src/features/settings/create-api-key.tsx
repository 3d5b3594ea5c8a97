import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";

/** Creates an API key; `onCreated` gets the full key, which is never shown again. */
export function CreateApiKey({ onCreated }: { onCreated: (key: string) => void }) {
  const utils = trpc.useUtils();
  const create = trpc.settings.apiKeys.create.useMutation();

  async function submit(form: HTMLFormElement) {
    try {
      const { key } = await create.mutateAsync(fieldsOf(form, "name"));
      form.reset();
      onCreated(key);
      // Cancel a running request: its response may not contain the new key.
      await utils.settings.apiKeys.list.cancel();
      await utils.settings.apiKeys.list.invalidate();
    } catch (error) {
      notifyError("Key not created", error);
    }
  }

  return (
    <Form className="flex flex-wrap items-end gap-3" action={submit}>
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label="Name of a new key"
          name="name"
          placeholder="Build server"
          required
          maxLength={100}
        />
      </div>
      <SubmitButton>Create key</SubmitButton>
    </Form>
  );
}
