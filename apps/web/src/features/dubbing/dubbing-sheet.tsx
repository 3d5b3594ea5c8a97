import type { Job, Video } from "@dubdeck/domain";
import { Sheet } from "../../ui/sheet.tsx";
import { DubbingSettings } from "./dubbing-settings.tsx";

interface Props {
  video: Video;
  /** The video's dubs so far, newest first. */
  jobs: readonly Job[];
  /** The dub whose settings prefill the form. */
  from: Job | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the id of the first created job. */
  onStarted: (jobId: string) => void;
}

export function DubbingSheet({ video, jobs, from, open, onOpenChange, onStarted }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Dubbing Settings"
      description="Configure your AI dubbing preferences"
    >
      <DubbingSettings videoId={video.id} jobs={jobs} from={from} onStarted={onStarted} />
    </Sheet>
  );
}
