import { CircleCheck, Download, RotateCcw } from "lucide-react";
import { Button, buttonClass, ButtonLink } from "../../ui/button.tsx";
import type { DemoJob } from "./demo-job.ts";

interface Props {
  job: DemoJob;
  file: File;
  onStartOver: () => void;
}

/** Shows the simulation's result, which is the unchanged input file. */
export function DemoResult({ job, file, onStartOver }: Props) {
  return (
    <div className="grid gap-6">
      <div>
        <output className="flex items-center gap-2 text-lg font-semibold tracking-tight">
          <CircleCheck className="size-5 text-success" aria-hidden />
          Processing Complete
        </output>
        <p className="mt-1 text-sm text-soft">
          This is your own file: the demo shows the way, an account makes the dub.
        </p>
      </div>
      <video
        src={job.previewUrl}
        controls
        playsInline
        aria-label={`Preview of ${file.name}`}
        className="aspect-video w-full rounded-lg bg-frame object-contain"
      >
        <track kind="captions" />
      </video>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/signup">Create Account to Save</ButtonLink>
        <a
          href={job.downloadUrl}
          download={file.name}
          className={buttonClass({ variant: "secondary" })}
        >
          <Download className="size-4" aria-hidden />
          Download
        </a>
        <Button variant="ghost" onClick={onStartOver}>
          <RotateCcw className="size-4" aria-hidden />
          Try Another Video
        </Button>
      </div>
    </div>
  );
}
