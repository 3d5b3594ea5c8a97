import { expect, test } from "vitest";
import { commandOf, keyText, SHORTCUTS } from "./shortcuts.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

test("keys ask for their commands, with Ctrl or ⌘ where it is needed", () => {
  expect(press(" ")).toBe("toggle");
  expect(press("z")).toBeUndefined();
  expect(press("z", { ctrlKey: true })).toBe("undo");
  expect(press("z", { metaKey: true })).toBe("undo");
  expect(press("Z", { ctrlKey: true, shiftKey: true })).toBe("redo");
  expect(press("?", { shiftKey: true })).toBe("help");
  expect(press("s", { ctrlKey: true })).toBeUndefined();
  expect(press("ArrowUp", { altKey: true })).toBeUndefined();
});

test("no two commands share a key, and every key has a text", () => {
  const keys = SHORTCUTS.flatMap(({ items }) => items.flatMap((item) => item.keys));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyText("ctrl+shift+z")).toBe("Ctrl + Shift + Z");
  expect(keyText(" ")).toBe("Space");
});
