import { endImport as endRow, selectImport } from "@dubdeck/db";
import { uploadPrefix } from "@dubdeck/storage";
import type { ImportActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/** Fails or cancels an import and removes its file; leaves a completed import alone. */
export const endImport =
  ({ db, storage }: Deps): ImportActivities["endImport"] =>
  async ({ importId, userId, error }) => {
    const end =
      error === undefined
        ? ({ status: "canceled" } as const)
        : { status: "failed" as const, error };
    const ended = await endRow(db, userId, importId, end);
    const row = ended ?? (await selectImport(db, userId, importId));
    if (row?.status !== "completed") await storage.deletePrefix(uploadPrefix(userId, importId));
  };
