import { Download, FileVideo, Play } from "lucide-react";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";

/** The sample's result; it stands for a file and is none. */
export function SampleFile() {
  const explain = () => {
    const description = "Create an account to preview and download dubs of your own videos.";
    notify({ title: "This is a sample", description });
  };
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg bg-well p-4">
      <FileVideo className="size-8 text-brand" aria-hidden />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium">sample-video.mp4</p>
        <p className="text-sm text-soft tabular-nums">2.4 MB · 00:45</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={explain}>
          <Play className="size-4" aria-hidden />
          Preview
        </Button>
        <Button variant="secondary" size="sm" onClick={explain}>
          <Download className="size-4" aria-hidden />
          Download
        </Button>
      </div>
    </div>
  );
}
