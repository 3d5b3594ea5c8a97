import { expect, test } from "vitest";
import type { Edited, Studio, StudioLine } from "../studio.ts";
import {
  initialState,
  type StudioState,
  unsavedOf,
  withChange,
  withEdited,
  withStudio,
} from "./studio-state.ts";

const line = (id: string, text: string, version = 1): StudioLine =>
  ({ id, version, text, sourceText: id, startMs: Number(id) * 1000, voice: null }) as StudioLine;
const studio = { jobId: "job", lines: [line("1", "Uno"), line("2", "Dos")] } as unknown as Studio;
const start = initialState(studio, {});

const answer = (lines: StudioLine[], removed: string[] = []) =>
  ({ number: 1, lines, removed, speakers: [] }) as unknown as Edited;
const textsOf = ({ lines }: StudioState) => lines.map(({ text }) => text);

test("a change is shown at once, and names the version that the user saw", () => {
  const changed = withChange(withChange(start, "1", { text: "U" }), "1", { voice: "x" });
  expect(changed.lines[0]).toMatchObject({ text: "U", voice: "x" });
  expect(changed.lines[1]).toBe(start.lines[1]);
  expect(changed.pending["1"]).toEqual({ version: 1, patch: { text: "U", voice: "x" } });

  const newer = { ...studio, lines: [line("1", "Otra", 2), line("2", "Dos")] };
  expect(withStudio(changed, newer).pending["1"]?.version).toBe(1);
});

test("an answer takes over what was saved; what was typed since stays", () => {
  const typed = withChange(start, "1", { text: "Uno y medio" });
  const later = withEdited(typed, answer([line("1", "Uno y", 2)]));
  expect(textsOf(later)).toEqual(["Uno y medio", "Dos"]);
  expect(later.pending["1"]).toEqual({ version: 2, patch: { text: "Uno y medio" } });
  expect(withEdited(typed, answer([line("1", "Uno y medio", 2)])).pending).toEqual({});
});

test("a space at the end of a typed text stays in the field, but is not unsaved", () => {
  const typed = withChange(start, "1", { text: "Hola " });
  const saved = withEdited(typed, answer([line("1", "Hola", 2)]));
  expect(textsOf(saved)[0]).toBe("Hola ");
  const own = saved.pending["1"];
  expect(own && unsavedOf(own, saved.studio.lines[0] as StudioLine)).toBeNull();
  const undone = withEdited(saved, answer([line("1", "Uno", 3)]));
  expect(textsOf(undone)[0]).toBe("Uno");
});

test("removed lines go, new ones are sorted in, and a lost selection ends", () => {
  const chosen = { ...start, selected: "1" };
  const edited = withEdited(chosen, answer([line("1.5", "Nueva")], ["1"]));
  expect(edited.lines.map(({ id }) => id)).toEqual(["1.5", "2"]);
  expect(edited.selected).toBeNull();
});
