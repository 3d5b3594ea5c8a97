import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf, Form } from "../../ui/form.tsx";
import { addUploads } from "./upload-store.ts";

/** Adds a link to a video on another site to the upload list. */
export function LinkField() {
  function submit(form: HTMLFormElement) {
    const link = fieldsOf(form, "link").link.trim();
    if (!link) return;
    addUploads([/^\w+:/.test(link) ? link : `https://${link}`]);
    form.reset();
  }
  return (
    <Form className="flex flex-wrap items-end gap-3" action={submit}>
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label="Or paste a link"
          name="link"
          inputMode="url"
          autoComplete="off"
          placeholder="YouTube, TikTok, Dropbox…"
          required
          maxLength={2048}
        />
      </div>
      <Button type="submit" variant="secondary">
        Add link
      </Button>
    </Form>
  );
}
