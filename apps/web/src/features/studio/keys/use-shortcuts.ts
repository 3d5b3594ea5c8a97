import { useEffect, useEffectEvent } from "react";
import { type Command, commandOf } from "./shortcuts.ts";
import { useCommands } from "./use-commands.ts";

const FIELDS = "input, textarea, select, [contenteditable]";
/** Elements that use Space and Enter themselves. */
const PRESSED = "button, a, summary, video, [role=button], [role=slider]";
/** What works while the user types in a field. */
const IN_FIELDS: ReadonlySet<Command> = new Set(["speak", "undo", "redo", "find", "leave"]);

/** Runs the studio's shortcuts; not while a dialog is open. */
export function useShortcuts(durationMs: number): void {
  const commands = useCommands(durationMs);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("[role=dialog], [role=alertdialog], [role=menu]")) return;
    if (target.closest(FIELDS) && !IN_FIELDS.has(command)) return;
    const isPress = event.key === " " || event.key === "Enter";
    if (isPress && command !== "speak" && target.closest(PRESSED)) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
