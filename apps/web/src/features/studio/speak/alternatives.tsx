import { Languages, Maximize2, Minimize2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { notify, notifyError } from "../../../lib/notify.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { keepFocus } from "../../../ui/keep-focus.ts";
import { Action } from "./action.tsx";
import { useActions } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";

const KINDS = [
  { kind: "again", label: "Translate again", icon: Languages },
  { kind: "shorter", label: "Shorter", icon: Minimize2 },
  { kind: "longer", label: "Longer", icon: Maximize2 },
] as const;
type Kind = (typeof KINDS)[number]["kind"];

/** Offers other translations of a line, to choose one. */
export function Alternatives({ line: { id } }: { line: StudioLine }) {
  const { jobId, change, flush } = useActions();
  const [texts, setTexts] = useState<readonly string[]>([]);
  const { pending, run } = usePending();

  async function ask(kind: Kind) {
    try {
      await flush(id);
      const answer = await api.studio.alternatives.mutate({ jobId, line: id, kind });
      setTexts(answer.texts);
      if (answer.texts.length === 0)
        notify({ title: "There is no other translation of this line" });
    } catch (error) {
      notifyError("Not translated", error);
    }
  }
  function choose(text: string | null) {
    setTexts([]);
    keepFocus();
    if (text === null) return;
    change(id, { text });
    void flush(id);
  }

  return (
    <>
      {KINDS.map(({ kind, label, icon }) => (
        <Action
          key={kind}
          icon={icon}
          label={label}
          disabled={pending}
          onClick={() => void run(() => ask(kind))}
        />
      ))}
      {texts.length > 0 && (
        <ul aria-label="Other translations" className="grid w-full gap-1.5 rounded-md bg-well p-2">
          {texts.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => choose(text)}
                className="w-full rounded-sm px-2.5 py-2 text-left text-[0.9375rem] hover:bg-card"
              >
                {text}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => choose(null)}
              className="w-full rounded-sm px-2.5 py-2 text-left text-soft hover:bg-card"
            >
              Keep the text as it is
            </button>
          </li>
        </ul>
      )}
    </>
  );
}
