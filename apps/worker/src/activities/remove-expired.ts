import { EXPIRING, type ExpiringKind, type UpkeepActivities } from "@dubdeck/workflows";
import { RETENTION, type RetentionDeps } from "../upkeep/retention.ts";

/** Small enough that a batch of files takes seconds and a batch of rows holds no lock for long. */
const BATCH = 100;
/** The next run removes the rest. */
const MAX_BATCHES = 50;

/** Removes expired data of one kind, or of all kinds, in batches. */
export const removeExpired =
  (deps: RetentionDeps): UpkeepActivities["removeExpired"] =>
  async (input) => {
    let removed = 0;
    for (const kind of input ? [input.kind] : EXPIRING) removed += await removeKind(deps, kind);
    return { removed };
  };

async function removeKind(deps: RetentionDeps, kind: ExpiringKind): Promise<number> {
  const { keepMs, remove } = RETENTION[kind];
  const bounds = { before: new Date(Date.now() - keepMs), limit: BATCH };
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const count = await remove(deps, bounds);
    removed += count;
    if (count < BATCH) break;
  }
  return removed;
}
