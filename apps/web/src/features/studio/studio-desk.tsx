import type { Video } from "@dubdeck/domain";
import { ApplyBar } from "./apply/apply-bar.tsx";
import { useRunningRevision } from "./apply/use-running-revision.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FilesSheet } from "./files/files-sheet.tsx";
import { FindBar } from "./find/find-bar.tsx";
import { ShortcutSheet } from "./keys/shortcut-sheet.tsx";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { ScriptList } from "./line/script-list.tsx";
import { HistorySheet } from "./panels/history-sheet.tsx";
import { RevisionsSheet } from "./panels/revisions-sheet.tsx";
import { SpeakersSheet } from "./panels/speakers-sheet.tsx";
import { StudioVideo } from "./player/studio-video.tsx";
import { VersionSwitch } from "./player/version-switch.tsx";
import { RecordSheet } from "./speak/record-sheet.tsx";
import { useStudio } from "./state/use-studio.ts";
import { StudioBar } from "./studio-bar.tsx";
import { StudioTimeline } from "./timeline/studio-timeline.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useRefreshOnFocus } from "./use-refresh-on-focus.ts";
import { useWide } from "./use-media.ts";

/** Lays out the studio: the script beside the video and its timeline; on phones, below it. */
export function StudioDesk({ video }: { video: Video }) {
  useLeaveGuard();
  useRefreshOnFocus();
  useShortcuts(video.durationMs);
  useRunningRevision();
  const finding = useStudio((state) => state.finding);
  const wide = useWide();
  return (
    <div className="flex h-dvh min-h-[34rem] flex-col sm:h-[calc(100dvh-4.0625rem)]">
      <StudioBar video={video} />
      <ApplyBar />
      <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section
          aria-label="Script"
          className="flex min-h-0 flex-1 flex-col max-lg:order-last lg:border-r"
        >
          {finding && <FindBar />}
          <ScriptList video={video} />
        </section>
        <section
          aria-label="Video"
          className="flex shrink-0 flex-col gap-3 max-lg:border-b max-lg:pb-2 lg:min-h-0 lg:overflow-y-auto lg:p-4 lg:pb-24"
        >
          <StudioVideo video={video} />
          <VersionSwitch />
          {wide && <StudioTimeline video={video} />}
        </section>
      </div>
      <SpeakersSheet />
      <RevisionsSheet />
      <FilesSheet />
      <HistorySheet />
      <RecordSheet />
      <ShortcutSheet />
      <ConflictDialog />
    </div>
  );
}
