import { SCRIPT_LIMITS } from "@dubdeck/domain";
import { useId } from "react";
import { cn } from "../../../ui/cn.ts";
import { useActions, useStudio } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";

interface Props {
  line: StudioLine;
  field: "text" | "sourceText";
  label: string;
  placeholder: string;
  lang: string | undefined;
}

/** Edits one text of a line; saves it after a pause and when it is left. */
export function LineText({ line, field, label, placeholder, lang }: Props) {
  const { change, flush, tidy, keepCaret } = useActions();
  const note = useId();
  const refusal = useStudio(({ pending }) => pending[line.id]?.refusal);
  const isEmpty = field === "text" && line.text === "";
  const problem = isEmpty ? EMPTY : refusal;
  return (
    <div className="grid">
      <textarea
        data-text={field}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? note : undefined}
        lang={lang}
        dir="auto"
        rows={2}
        maxLength={SCRIPT_LIMITS.maxChars}
        placeholder={placeholder}
        value={line[field] ?? ""}
        onChange={({ target: { value } }) => change(line.id, { [field]: value })}
        onSelect={({ currentTarget: { selectionStart: at } }) =>
          keepCaret({ lineId: line.id, field, at })
        }
        onBlur={() => void flush(line.id).then(() => tidy(line.id))}
        className={cn(
          "field-sizing-content w-full resize-none rounded-md border px-2.5 py-1.5 text-base sm:text-[0.9375rem]",
          "placeholder:text-sm placeholder:text-soft hover:border-edge",
          field === "text" ? "border-edge/60 bg-card" : "border-transparent bg-well text-ink/85",
        )}
      />
      {problem && (
        <p id={note} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

const EMPTY = "Write a text, or choose “Keep original sound” below.";
