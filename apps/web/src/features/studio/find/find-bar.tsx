import { countMatches, SCRIPT_LIMITS } from "@dubdeck/domain";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../lib/notify.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { focusLine } from "../line/focus-line.ts";
import { useActions, useStudio } from "../state/use-studio.ts";
import { FindOptions, type Options } from "./find-options.tsx";

const INPUT = "h-10 w-full min-w-0 rounded-md border border-edge/60 bg-card px-2.5 text-sm sm:h-9";

/** Finds a text in the script and replaces it everywhere; says first how often it occurs. */
export function FindBar() {
  const { edit, find: show, select, store } = useActions();
  const lines = useDeferredValue(useStudio((state) => state.lines));
  const [find, setFind] = useState("");
  const [replacement, setReplacement] = useState("");
  const [options, setOptions] = useState<Options>({
    field: "text",
    matchCase: false,
    wholeWords: false,
  });
  const { pending, run } = usePending();
  const matches = useMemo(() => countMatches(lines, { find, ...options }), [lines, find, options]);
  const total = [...matches.values()].reduce((sum, count) => sum + count, 0);

  function go(step: 1 | -1) {
    const ids = lines.flatMap(({ id }) => (matches.has(id) ? [id] : []));
    const at = lines.findIndex(({ id }) => id === store.getState().selected);
    const place = (id: string) => lines.findIndex((line) => line.id === id);
    const next =
      step === 1
        ? (ids.find((id) => place(id) > at) ?? ids[0])
        : (ids.findLast((id) => place(id) < at) ?? ids.at(-1));
    if (next) select(next);
  }
  async function replaceAll() {
    const answer = await edit(() => ({ kind: "replace", find, replacement, ...options }));
    if (answer) notify({ title: `Replaced in ${linesText(answer.lines.length)}`, tone: "success" });
  }
  function close() {
    const { selected } = store.getState();
    show(false);
    if (selected) focusLine(selected);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from within
    <search
      aria-label="Find and replace"
      className="grid gap-2 border-b bg-card px-3 py-2.5 text-sm"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      <div className="flex gap-2">
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for it
          autoFocus
          aria-label="Find"
          placeholder="Find"
          maxLength={200}
          value={find}
          onChange={({ target }) => setFind(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
          }}
          className={INPUT}
        />
        <input
          aria-label="Replace with"
          placeholder="Replace with"
          maxLength={SCRIPT_LIMITS.maxChars}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
          className={INPUT}
        />
        <Button
          variant="ghost"
          size="icon"
          className="sm:size-9"
          aria-label="Close find and replace"
          onClick={close}
        >
          <X className="size-4" aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FindOptions options={options} onChange={setOptions} />
        <output className="ml-auto text-soft tabular-nums">
          {find && `${total === 1 ? "1 match" : `${total} matches`} in ${linesText(matches.size)}`}
        </output>
        <span className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon"
            className="sm:size-9"
            aria-label="Previous match"
            disabled={total === 0}
            onClick={() => go(-1)}
          >
            <ChevronUp className="size-4" aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="sm:size-9"
            aria-label="Next match"
            disabled={total === 0}
            onClick={() => go(1)}
          >
            <ChevronDown className="size-4" aria-hidden />
          </Button>
          <Button size="sm" disabled={total === 0 || pending} onClick={() => void run(replaceAll)}>
            Replace all
          </Button>
        </span>
      </div>
    </search>
  );
}

const linesText = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);
