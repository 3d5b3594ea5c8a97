import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { notifyError } from "../../../lib/notify.ts";
import { loaders } from "../../../lib/trpc.ts";
import { useActions } from "../state/use-studio.ts";
import type { Revision } from "../studio.ts";

/** Shows a revision's number and edits its name. */
export function RevisionName({ revision: { number, name } }: { revision: Revision }) {
  const { jobId } = useActions();
  const [typed, setTyped] = useState<string | null>(null);

  async function save() {
    if (typed === null) return;
    const wanted = typed.trim() || null;
    if (wanted === name) return setTyped(null);
    try {
      await api.studio.rename.mutate({ jobId, number, name: wanted });
      await loaders.studio.revisions.invalidate({ jobId });
      setTyped(null);
    } catch (error) {
      notifyError("Not renamed", error);
    }
  }

  return (
    <label className="flex min-w-0 flex-1 items-center gap-2 text-sm font-medium">
      <span className="shrink-0">Revision {number}</span>
      <input
        aria-label={`Name of revision ${number}`}
        placeholder="Add a name"
        maxLength={80}
        value={typed ?? name ?? ""}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void save()}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
        className="h-9 w-full min-w-0 rounded-sm border border-transparent bg-transparent px-2 font-normal placeholder:text-soft hover:border-edge/60 focus:border-edge"
      />
    </label>
  );
}
