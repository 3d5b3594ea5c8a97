import { AudioLines, Square } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useDraftState } from "./draft-store.ts";
import { useDraft } from "./use-draft.ts";

interface Props {
  lineId: string;
  disabled: boolean;
}

/** Speaks a line as it is written now, without changing the dub. */
export function HearButton({ lineId, disabled }: Props) {
  const { hear } = useDraft();
  const state = useDraftState((own) => (own.lineId === lineId ? own.state : "silent"));
  return (
    <Button
      size="sm"
      className="gap-1.5 px-2.5 sm:h-8 sm:text-[0.8125rem]"
      disabled={disabled}
      aria-busy={state === "speaking"}
      onClick={() => void hear(lineId)}
    >
      {state === "speaking" && <Spinner />}
      {state === "playing" && <Square className="size-3.5" fill="currentColor" aria-hidden />}
      {state === "silent" && <AudioLines className="size-3.5" aria-hidden />}
      {state === "silent" ? "Hear" : state === "speaking" ? "Speaking…" : "Stop"}
    </Button>
  );
}
