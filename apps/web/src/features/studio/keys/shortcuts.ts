/** What a key does in the studio. */
export type Command =
  | "toggle"
  | "back"
  | "forward"
  | "previous"
  | "next"
  | "playOriginal"
  | "playDub"
  | "edit"
  | "leave"
  | "speak"
  | "undo"
  | "redo"
  | "remove"
  | "split"
  | "merge"
  | "add"
  | "find"
  | "help";

interface Shortcut {
  readonly command: Command;
  /** Keys as `KeyboardEvent.key` has them, lower case, with `ctrl+` and `shift+` in front. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** All shortcuts of the studio by group; the sheet shows them in this order. */
export const SHORTCUTS: readonly { readonly group: string; readonly items: readonly Shortcut[] }[] =
  [
    {
      group: "Play",
      items: [
        { command: "toggle", keys: [" "], label: "Play or pause" },
        { command: "back", keys: ["arrowleft"], label: "Go back 1 s" },
        { command: "forward", keys: ["arrowright"], label: "Go forward 1 s" },
        { command: "playOriginal", keys: ["o"], label: "Play the line's original" },
        { command: "playDub", keys: ["d"], label: "Play the line's dub" },
        { command: "speak", keys: ["ctrl+enter"], label: "Hear the line as it is written" },
      ],
    },
    {
      group: "Lines",
      items: [
        { command: "previous", keys: ["arrowup"], label: "Previous line" },
        { command: "next", keys: ["arrowdown"], label: "Next line" },
        { command: "edit", keys: ["enter"], label: "Edit the translation" },
        { command: "leave", keys: ["escape"], label: "Leave the text" },
        { command: "add", keys: ["a"], label: "Add a line at the playhead" },
        { command: "split", keys: ["s"], label: "Split at the cursor" },
        { command: "merge", keys: ["m"], label: "Merge with the next line" },
        { command: "remove", keys: ["delete"], label: "Delete the line" },
      ],
    },
    {
      group: "Script",
      items: [
        { command: "undo", keys: ["ctrl+z"], label: "Undo" },
        { command: "redo", keys: ["ctrl+y", "ctrl+shift+z"], label: "Redo" },
        { command: "find", keys: ["ctrl+f"], label: "Find and replace" },
        { command: "help", keys: ["?"], label: "Show the shortcuts" },
      ],
    },
  ];

const COMMANDS = new Map(
  SHORTCUTS.flatMap(({ items }) => items).flatMap(({ command, keys }) =>
    keys.map((key) => [key, command] as const),
  ),
);

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Returns what a key press asks for; undefined if nothing. ⌘ counts as Ctrl. */
export function commandOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pressed): Command | undefined {
  if (altKey) return undefined;
  const ctrl = ctrlKey || metaKey;
  const isLetter = /^[a-z]$/i.test(key);
  const shift = shiftKey && (isLetter || key.length > 1);
  return COMMANDS.get(`${ctrl ? "ctrl+" : ""}${shift ? "shift+" : ""}${key.toLowerCase()}`);
}

/** Formats a shortcut for the sheet: `Ctrl + Z`. */
export const keyText = (keys: string): string =>
  keys
    .split("+")
    .map((key) => NAMES[key] ?? key.toUpperCase())
    .join(" + ");

const NAMES: Readonly<Record<string, string>> = {
  " ": "Space",
  arrowleft: "←",
  arrowright: "→",
  arrowup: "↑",
  arrowdown: "↓",
  enter: "Enter",
  escape: "Esc",
  delete: "Delete",
  ctrl: "Ctrl",
  shift: "Shift",
};
