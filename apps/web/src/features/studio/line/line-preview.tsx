import { Pencil } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";

interface Props {
  line: StudioLine;
  number: number;
}

/** Shows a line's texts on a phone, with a button to edit them. */
export function LinePreview({ line, number }: Props) {
  const { select, show } = useActions();
  const language = useStudio(({ studio }) => studio.targetLanguage);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 text-[0.9375rem] wrap-anywhere">
        <p lang={language}>{line.text ?? <span className="text-soft">Original sound</span>}</p>
        <p className="mt-0.5 text-sm text-soft">{line.sourceText}</p>
      </div>
      <Button
        variant="secondary"
        size="icon"
        aria-label={`Edit line ${number}`}
        onClick={() => {
          select(line.id);
          show("line");
        }}
      >
        <Pencil className="size-4" aria-hidden />
      </Button>
    </div>
  );
}
