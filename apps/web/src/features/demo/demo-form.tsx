import { LANGUAGES } from "@dubdeck/domain";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { DemoFilePicker } from "./demo-file-picker.tsx";

export interface DemoChoice {
  readonly file: File | null;
  readonly language: string;
  readonly voiceType: string;
}

const VOICE_TYPES = [
  { id: "female", label: "Female" },
  { id: "male", label: "Male" },
  { id: "neutral", label: "Neutral" },
];

interface Props {
  choice: DemoChoice;
  onChange: (choice: DemoChoice) => void;
  onStart: () => void;
}

export function DemoForm({ choice, onChange, onStart }: Props) {
  const { file, language, voiceType } = choice;
  return (
    <Form className="grid gap-6" action={onStart}>
      <DemoFilePicker file={file} onPick={(picked) => onChange({ ...choice, file: picked })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Target language"
          value={language}
          onChange={(event) => onChange({ ...choice, language: event.target.value })}
        >
          <option value="">Select a language</option>
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Voice type"
          value={voiceType}
          onChange={(event) => onChange({ ...choice, voiceType: event.target.value })}
        >
          <option value="">Select a voice type</option>
          {VOICE_TYPES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!file || !language || !voiceType}>
          Start Translation
        </Button>
        <p className="text-sm text-soft">Processing takes about 2 min</p>
      </div>
    </Form>
  );
}
