import { type GlossaryTerm, type LanguageCode, LANGUAGES } from "@dubdeck/domain";
import { SelectField, TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/form.tsx";

const MAX_CHARS = 100;

/** The fields of a term, filled with an existing one. */
export function TermFields({ term }: { term?: GlossaryTerm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Word or name"
        name="term"
        hint="As it is said in the video."
        defaultValue={term?.term}
        required
        maxLength={MAX_CHARS}
      />
      <TextField
        label="Translation"
        name="translation"
        hint="Empty: it stays as it is."
        defaultValue={term?.translation ?? ""}
        maxLength={MAX_CHARS}
      />
      <TextField
        label="Say it as"
        name="sayAs"
        hint="How a voice would spell it; subtitles keep the word."
        defaultValue={term?.sayAs ?? ""}
        maxLength={MAX_CHARS}
      />
      <SelectField
        label="For dubs into"
        name="language"
        hint="A term for one language comes first."
        defaultValue={term?.language ?? ""}
      >
        <option value="">All languages</option>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Reads the fields of a term from their form; empty ones are null. */
export function termIn(form: HTMLFormElement) {
  const { term, translation, sayAs, language } = fieldsOf(
    form,
    "term",
    "translation",
    "sayAs",
    "language",
  );
  return {
    term: term.trim(),
    translation: translation.trim() || null,
    sayAs: sayAs.trim() || null,
    language: (language || null) as LanguageCode | null,
  };
}
