import type { Video } from "@dubdeck/domain";
import { Sheet } from "../../ui/sheet.tsx";
import { DubbingSettings } from "./dubbing-settings.tsx";

interface Props {
  video: Video;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the new job's id. */
  onStarted: (jobId: string) => void;
}

export function DubbingSheet({ video, open, onOpenChange, onStarted }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Dubbing Settings"
      description="Configure your AI dubbing preferences"
    >
      <DubbingSettings videoId={video.id} onStarted={onStarted} />
    </Sheet>
  );
}
