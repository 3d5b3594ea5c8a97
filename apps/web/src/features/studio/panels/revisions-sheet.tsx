import { trpc } from "../../../lib/trpc.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { RevisionRow } from "./revision-row.tsx";

/** Lists the dub's revisions to name, hear, download and restore. */
export function RevisionsSheet() {
  const { jobId, show } = useActions();
  const open = useStudio((state) => state.panel === "revisions");
  const query = trpc.studio.revisions.useQuery({ jobId }, { staleTime: 0 });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => show(next ? "revisions" : null)}
      title="Revisions"
      description="Each applied script is kept with its video. Hear two at the same moment, or take one back."
    >
      <Loaded query={query} skeleton="h-32">
        {(revisions) => (
          <ol className="grid gap-3">
            {revisions.map((revision) => (
              <RevisionRow key={revision.id} revision={revision} />
            ))}
          </ol>
        )}
      </Loaded>
    </Sheet>
  );
}
