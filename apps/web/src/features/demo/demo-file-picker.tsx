import { FileVideo, Upload } from "lucide-react";
import { useId, useState } from "react";
import { formatBytes } from "../../lib/format.ts";
import { notify } from "../../lib/notify.ts";
import { cn } from "../../ui/cn.ts";
import { checkDemoFile, DEMO_ACCEPT } from "./check-demo-file.ts";

interface Props {
  file: File | null;
  onPick: (file: File) => void;
}

/** Picks one file by drop or click. */
export function DemoFilePicker({ file, onPick }: Props) {
  const id = useId();
  const [dragging, setDragging] = useState(false);
  const Icon = file ? FileVideo : Upload;

  function pick(picked: File | undefined) {
    if (!picked) return;
    const problem = checkDemoFile(picked);
    if (problem) notify({ ...problem, tone: "destructive" });
    else onPick(picked);
  }

  return (
    <div
      className={cn(
        "relative grid justify-items-center gap-2 rounded-lg border-2 border-dashed px-5 py-9 text-center transition-colors",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
        dragging ? "border-brand bg-brand-tint" : "border-edge/60 hover:border-brand",
      )}
    >
      <Icon className="size-7 text-brand" aria-hidden />
      <label htmlFor={id} className="max-w-full font-medium wrap-anywhere">
        {file ? file.name : "Drop a video here, or click to choose one"}
      </label>
      <p className="text-sm text-soft">
        {file ? formatBytes(file.size) : "MP4, MOV, AVI or MKV · up to 100MB · maximum 30 seconds"}
      </p>
      {/* The native file input covers the whole area and receives clicks, keys and drops. */}
      <input
        id={id}
        type="file"
        accept={DEMO_ACCEPT}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setDragging(true)}
        onDragLeave={() => setDragging(false)}
        onDrop={() => setDragging(false)}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
