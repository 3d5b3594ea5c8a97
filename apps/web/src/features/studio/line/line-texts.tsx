import { useStudio } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import { LineText } from "./line-text.tsx";

interface Props {
  line: StudioLine;
  number: number;
}

/** Edits a line's source text and its translation, side by side if there is room. */
export function LineTexts({ line, number }: Props) {
  const { sourceLanguage, targetLanguage } = useStudio(({ studio }) => studio);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 @lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <LineText
        line={line}
        field="sourceText"
        label={`Source of line ${number}`}
        placeholder="No source text"
        lang={sourceLanguage ?? undefined}
      />
      <LineText
        line={line}
        field="text"
        label={`Translation of line ${number}`}
        placeholder="The original sound stays. Write a text to dub this line."
        lang={targetLanguage}
      />
    </div>
  );
}
