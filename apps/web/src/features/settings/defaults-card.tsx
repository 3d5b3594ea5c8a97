import { AUTO_VOICE, type Settings } from "@dubdeck/domain";
import { useState } from "react";
import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { LanguageSelect } from "../dubbing/language-select.tsx";
import { VoiceSelect } from "../dubbing/voice-select.tsx";

/** Edits the default settings of new dubs. */
export function DefaultsCard() {
  const settings = trpc.settings.get.useQuery();
  return (
    <Card className="grid gap-6">
      <CardTitle>Dubbing defaults</CardTitle>
      <Loaded query={settings} skeleton="h-56">
        {(data) => <DefaultsForm settings={data} />}
      </Loaded>
    </Card>
  );
}

function DefaultsForm({ settings }: { settings: Settings }) {
  const [draft, setDraft] = useState(settings);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.settings.update.useMutation();
  const { defaultLanguage } = draft;
  const { data: voices } = trpc.catalog.voices.useQuery(
    { lang: defaultLanguage ?? undefined },
    { enabled: defaultLanguage !== null },
  );
  // A custom voice may have been removed since.
  const isOffered =
    draft.defaultVoice === AUTO_VOICE ||
    (voices?.some(({ id }) => id === draft.defaultVoice) ?? true);
  const defaultVoice = isOffered ? draft.defaultVoice : null;

  async function save() {
    try {
      const saved = await mutateAsync({ defaultLanguage, defaultVoice });
      utils.settings.get.setData(undefined, saved);
      notify({ title: "Settings saved", tone: "success" });
    } catch (error) {
      notifyError("Settings not saved", error);
    }
  }

  return (
    <Form className="grid items-start gap-4 sm:grid-cols-2" action={save}>
      <LanguageSelect
        label="Default language"
        value={defaultLanguage ?? ""}
        onChange={(code) =>
          setDraft({ ...draft, defaultLanguage: code || null, defaultVoice: null })
        }
      />
      <VoiceSelect
        label="Default voice"
        language={defaultLanguage ?? ""}
        value={defaultVoice ?? ""}
        onChange={(id) => setDraft({ ...draft, defaultVoice: id || null })}
      />
      <SubmitButton pendingLabel="Saving..." className="justify-self-start">
        Save defaults
      </SubmitButton>
    </Form>
  );
}
