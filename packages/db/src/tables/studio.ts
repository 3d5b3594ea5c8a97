import type { Changes, EditKind, LanguageCode, Script } from "@dubdeck/domain";
import type { ColumnType, Generated } from "kysely";
import type { CreatedAt, Defaulted, Nullable } from "./columns.ts";

type Json<T> = ColumnType<T, string, string>;

/** The script that a completed or running job speaks; it never changes. */
export interface JobScriptsTable {
  jobId: string;
  script: Json<Script>;
  /** Each line's clip by the line's id, as the worker stores it. */
  clips: ColumnType<object, string | undefined, string>;
}

/** The editable script of a dub. */
export interface ScriptLinesTable {
  jobId: string;
  id: string;
  version: number;
  speaker: Nullable<string>;
  sourceText: string;
  text: Nullable<string>;
  startMs: number;
  endMs: number;
  voice: Nullable<string>;
  speed: Nullable<number>;
  sayAs: Nullable<string>;
  recording: Nullable<string>;
}

export interface ScriptSpeakersTable {
  jobId: string;
  id: string;
  version: number;
  name: string;
  voice: string;
}

export interface ScriptEditsTable {
  jobId: string;
  /** 1, 2, … within the dub. */
  number: number;
  kind: EditKind;
  /** Who made it, as the history shows it. */
  actor: string;
  changes: Json<Changes>;
  /** `dropped`: undone, and then replaced by another edit, so that it cannot be redone. */
  state: Defaulted<"applied" | "undone" | "dropped">;
  createdAt: CreatedAt;
}

export interface GlossaryTermsTable {
  id: Generated<string>;
  userId: string;
  /** As it stands in the source. */
  term: string;
  /** The language of the dubs that it applies to; null for all. */
  language: Nullable<LanguageCode>;
  /** Null to leave the term untranslated. */
  translation: Nullable<string>;
  sayAs: Nullable<string>;
  createdAt: CreatedAt;
}
