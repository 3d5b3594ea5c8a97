import { PLANS, type Plan } from "@dubdeck/domain";
import { CloudUpload } from "lucide-react";
import { useDropzone } from "react-dropzone";
import { notify } from "../../lib/notify.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { ACCEPTED_TYPES } from "./accepted-types.ts";
import { rejectionReason } from "./rejection-reason.ts";
import { addRefused, addUploads } from "./upload-store.ts";

const MB = 1024 * 1024;

/** Accepts files by drop or click, within the plan's limits. */
export function UploadZone({ plan }: { plan: Plan }) {
  const { maxUploadBytes, filesPerDrop } = PLANS[plan];
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: ACCEPTED_TYPES,
    maxSize: maxUploadBytes,
    maxFiles: filesPerDrop ?? 0,
    multiple: filesPerDrop !== 1,
    // Keyboard users reach the button inside; its click bubbles up and opens the chooser.
    noKeyboard: true,
    onDropAccepted: addUploads,
    onDropRejected: (rejections) => {
      const refusals = rejections.map(({ file, errors }) => {
        return { file, reason: rejectionReason(errors, maxUploadBytes) };
      });
      addRefused(refusals);
      for (const { file, reason: description } of refusals) {
        notify({ title: `Cannot upload ${file.name}`, description, tone: "destructive" });
      }
    },
  });
  return (
    <div
      {...getRootProps()}
      className={cn(
        "grid cursor-pointer justify-items-center gap-4 rounded-xl border-2 border-dashed px-6 py-14 text-center transition-colors",
        isDragActive ? "border-brand bg-brand-tint" : "border-edge/60 bg-card hover:border-brand",
      )}
    >
      <input {...getInputProps()} aria-label="Video files" />
      <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand">
        <CloudUpload className="size-7" aria-hidden />
      </span>
      <p className="text-heading font-semibold">
        {isDragActive ? "Drop your video here" : "Drag and drop your video"}
      </p>
      <button type="button" className={buttonClass({ variant: "secondary" })}>
        Click to browse
      </button>
      <ul className="mt-1 grid gap-1 text-sm text-soft">
        <li>Supported formats: MP4, MOV, AVI</li>
        <li>Maximum size: {Math.round(maxUploadBytes / MB)}MB per file</li>
        {filesPerDrop !== 1 && <li>Maximum files: {filesPerDrop ?? "Unlimited"}</li>}
      </ul>
    </div>
  );
}
