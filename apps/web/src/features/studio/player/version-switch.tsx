import { trpc } from "../../../lib/trpc.ts";
import { cn } from "../../../ui/cn.ts";
import { useActions, useStudio } from "../state/use-studio.ts";
import { usePlayerHere } from "./player-context.ts";
import type { Source } from "./use-studio-player.ts";

/** Switches between the original, the dub and its other revisions at the same moment. */
export function VersionSwitch() {
  const { jobId } = useActions();
  const { source, setSource } = usePlayerHere();
  const published = useStudio(({ studio }) => studio.published);
  const { data = [] } = trpc.studio.revisions.useQuery({ jobId });
  const others = data.filter(
    ({ status, number }) => status === "completed" && number !== published,
  );
  const older = others.some(({ number }) => number === source);
  return (
    <fieldset className="mx-3 flex w-fit items-center gap-1 rounded-md bg-well p-1 lg:mx-0">
      <legend className="sr-only">Which version to play</legend>
      <VersionButton label="Original" version="original" {...{ source, setSource }} />
      {published !== null && <VersionButton label="Dub" version="dub" {...{ source, setSource }} />}
      {others.length > 0 && (
        <select
          aria-label="Revision to compare with"
          value={older ? String(source) : ""}
          onChange={(event) => event.target.value && setSource(Number(event.target.value))}
          className={cn(
            "select-arrow h-10 rounded-sm bg-transparent pr-8 pl-3 text-sm font-medium sm:h-8",
            older ? "bg-brand-tint text-brand" : "text-soft",
          )}
        >
          <option value="">Compare with…</option>
          {others.map(({ number, name }) => (
            <option key={number} value={number}>
              {name ?? `Revision ${number}`}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

interface ButtonProps {
  label: string;
  version: Source;
  source: Source;
  setSource: (source: Source) => void;
}

function VersionButton({ label, version, source, setSource }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={source === version}
      onClick={() => setSource(version)}
      className={cn(
        "h-10 rounded-sm px-3.5 text-sm font-medium transition-colors sm:h-8",
        source === version ? "bg-brand-tint text-brand" : "text-soft hover:text-ink",
      )}
    >
      {label}
    </button>
  );
}
