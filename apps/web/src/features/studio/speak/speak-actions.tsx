import { Mic } from "lucide-react";
import { Action } from "./action.tsx";
import { useActions } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import { Alternatives } from "./alternatives.tsx";
import { HearButton } from "./hear-button.tsx";

/** Buttons to hear a line, to record it, and to get another translation of it. */
export function SpeakActions({ line }: { line: StudioLine }) {
  const { show } = useActions();
  return (
    <>
      <HearButton lineId={line.id} disabled={!line.text && !line.recorded} />
      <Action icon={Mic} label="Record" onClick={() => show("record")} />
      {line.sourceText !== "" && <Alternatives key={line.id} line={line} />}
    </>
  );
}
