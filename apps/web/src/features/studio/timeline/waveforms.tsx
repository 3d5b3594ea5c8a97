import type { Video } from "@dubdeck/domain";
import { trpc } from "../../../lib/trpc.ts";
import { useStableUrl } from "../../player/use-player.ts";
import { usePlayerHere } from "../player/player-context.ts";
import { useActions, useStudio } from "../state/use-studio.ts";
import type { View } from "./use-view.ts";
import { Waveform } from "./waveform.tsx";

interface Props {
  video: Video;
  view: View;
  pxPerSecond: number;
}

const FRESH_MS = 50 * 60_000;

/** Shows the sound of the original and of the dub, or of the revision that is played, each in a place kept for it. */
export function Waveforms({ video, view, pxPerSecond }: Props) {
  const { jobId } = useActions();
  const { source } = usePlayerHere();
  const published = useStudio(({ studio }) => studio.published);
  const number = typeof source === "number" ? source : published;
  const { data } = trpc.studio.files.useQuery(
    { jobId, number: number ?? 1 },
    { enabled: number !== null, staleTime: FRESH_MS },
  );
  const { url: dubUrl } = useStableUrl(data?.outputUrl ?? data?.previewUrl ?? null);
  const { url: sourceUrl } = useStableUrl(video.sourceUrl);
  const isMeasured = view.width > 0;
  const shared = { view, pxPerSecond, durationMs: video.durationMs };
  return (
    <div className="sticky left-0 grid gap-1" style={{ width: view.width }} aria-hidden>
      <div className="h-10">
        {isMeasured && (
          <Waveform
            key={sourceUrl}
            title="Original"
            url={sourceUrl}
            color="text-soft"
            {...shared}
          />
        )}
      </div>
      {number !== null && (
        <div className="h-10">
          {isMeasured && dubUrl && (
            <Waveform key={dubUrl} title="Dub" url={dubUrl} color="text-dub" {...shared} />
          )}
        </div>
      )}
    </div>
  );
}
