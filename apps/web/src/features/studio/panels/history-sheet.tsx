import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { describeStep } from "./describe-step.ts";

const PAGE = 50;
const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const STATES = { applied: null, undone: "Undone", dropped: "Replaced by a later change" } as const;

/** Shows who changed what and when, newest first. */
export function HistorySheet() {
  const { jobId, show } = useActions();
  const open = useStudio((state) => state.panel === "history");
  const query = useInfiniteQuery({
    queryKey: ["studio-history", jobId],
    queryFn: ({ pageParam }) =>
      api.studio.history.query({ jobId, limit: PAGE, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.number),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => show(next ? "history" : null)}
      title="History"
      description="Every change of the script, by people and API keys."
    >
      <Loaded query={query} skeleton="h-32">
        {({ pages }) => (
          <>
            {pages[0]?.items.length === 0 && (
              <p className="text-sm text-soft">Nothing was changed yet.</p>
            )}
            <ol className="grid gap-4 text-sm">
              {pages
                .flatMap(({ items }) => items)
                .map((step) => (
                  <li key={step.number} className="grid gap-0.5 border-l-2 pl-3">
                    <p className="font-medium wrap-anywhere">{describeStep(step)}</p>
                    <p className="wrap-anywhere text-soft">
                      {step.actor} · {when.format(step.createdAt)}
                      {STATES[step.state] && ` · ${STATES[step.state]}`}
                    </p>
                  </li>
                ))}
            </ol>
            {query.hasNextPage && (
              <ShowMore
                pending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show older changes
              </ShowMore>
            )}
          </>
        )}
      </Loaded>
    </Sheet>
  );
}
