import { type LanguageCode, mixId, type Voice } from "@dubdeck/domain";
import { useState } from "react";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { TextField } from "../../ui/field.tsx";
import { Slider } from "../../ui/slider.tsx";
import { LanguageSelect } from "../dubbing/language-select.tsx";
import { SampleButton } from "../dubbing/sample-button.tsx";
import { mixText } from "./mix-text.ts";
import { ParentSelect } from "./parent-select.tsx";
import { useRefreshVoices } from "./use-refresh-voices.ts";

interface Props {
  /** At least two; the form starts with the first two. */
  voices: readonly Voice[];
  nameOf: (id: string) => string;
  /** Language of the samples. */
  language: LanguageCode | "";
  onLanguage: (code: LanguageCode | "") => void;
}

/** Mixes two voices with a slider; the sample is exactly the mix that will be saved. */
export function MixForm({ voices, nameOf, language, onLanguage }: Props) {
  const [first, setFirst] = useState(voices[0]?.id ?? "");
  const [second, setSecond] = useState(voices[1]?.id ?? "");
  const [percent, setPercent] = useState(50);
  const { mutateAsync } = trpc.customVoices.create.useMutation();
  const refresh = useRefreshVoices();
  const mix = { first, second, percent };
  const voice = mixId(mix);
  const isMix = first !== second;

  async function save(form: HTMLFormElement) {
    if (!isMix) return;
    try {
      const { name } = await mutateAsync({ ...fieldsOf(form, "name"), ...mix });
      form.reset();
      await refresh();
      const description = "You can choose it for dubs into any language.";
      notify({ title: `“${name}” is saved`, description, tone: "success" });
    } catch (error) {
      notifyError("Voice not saved", error);
    }
  }

  return (
    <Form className="grid items-start gap-4 sm:grid-cols-2" action={save}>
      <ParentSelect label="First voice" voices={voices} value={first} onChange={setFirst} />
      <ParentSelect
        label="Second voice"
        voices={voices}
        value={second}
        onChange={setSecond}
        error={isMix ? undefined : "Please choose two different voices."}
      />
      <div className="sm:col-span-2">
        <Slider
          label="Balance"
          text={mixText(mix, nameOf)}
          min={5}
          max={95}
          step={5}
          value={percent}
          onChange={setPercent}
        />
      </div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <LanguageSelect label="Listen in" value={language} onChange={onLanguage} />
        </div>
        {language && isMix && (
          <div className="pt-6.5">
            <SampleButton
              key={`${language} ${voice}`}
              voice={voice}
              name="this mix"
              language={language}
            />
          </div>
        )}
      </div>
      <TextField label="Name" name="name" placeholder="Our narrator" required maxLength={60} />
      <SubmitButton pendingLabel="Saving..." disabled={!isMix} className="justify-self-start">
        Save voice
      </SubmitButton>
    </Form>
  );
}
