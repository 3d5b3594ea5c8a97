import type { CustomVoice, LanguageCode } from "@dubdeck/domain";
import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { SampleButton } from "../dubbing/sample-button.tsx";
import { mixText } from "./mix-text.ts";
import { RenameVoice } from "./rename-voice.tsx";
import { useRefreshVoices } from "./use-refresh-voices.ts";

interface Props {
  voice: CustomVoice;
  nameOf: (id: string) => string;
  /** Language of the sample. */
  language: LanguageCode | "";
}

export function CustomVoiceRow({ voice, nameOf, language }: Props) {
  const { id, name } = voice;
  const [renaming, setRenaming] = useState(false);
  const { mutateAsync } = trpc.customVoices.remove.useMutation();
  const { pending, run } = usePending();
  const refresh = useRefreshVoices();
  const rename = useFocusAfter(renaming);

  async function remove() {
    try {
      await mutateAsync({ id });
      await refresh();
      keepFocus();
    } catch (error) {
      notifyError("Voice not removed", error);
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3.5 last:pb-0">
      {renaming ? (
        <RenameVoice voice={voice} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-sm text-soft">{mixText(voice, nameOf)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {language && (
              <SampleButton key={language} voice={voice.voice} name={name} language={language} />
            )}
            <Button ref={rename} variant="secondary" size="sm" onClick={() => setRenaming(true)}>
              Rename
              <span className="sr-only"> {name}</span>
            </Button>
            <ConfirmDialog
              title={`Remove “${name}”?`}
              description="Dubs made with it stay as they are, and dubs that wait or run are finished with it. New dubs cannot use it."
              confirm="Remove voice"
              onConfirm={() => void run(remove)}
              trigger={
                <Button variant="secondary" size="sm" disabled={pending}>
                  Remove
                  <span className="sr-only"> {name}</span>
                </Button>
              }
            />
          </div>
        </>
      )}
    </li>
  );
}
