import { Check, CloudOff } from "lucide-react";
import { cn } from "../../ui/cn.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useStudio } from "./state/use-studio.ts";
import { isUnsaved } from "./use-leave-guard.ts";

/** Says whether everything is saved; also to screen readers. */
export function SaveState() {
  const unsaved = useStudio(isUnsaved);
  const saving = useStudio((state) => state.saving);
  const offline = saving === "waiting";
  const [icon, text] = offline
    ? [<CloudOff key="off" className="size-4" aria-hidden />, OFFLINE]
    : unsaved
      ? [<Spinner key="busy" />, "Saving…"]
      : [<Check key="ok" className="size-4" aria-hidden />, "All changes saved"];
  return (
    <output
      aria-live="polite"
      className={cn(
        "flex items-center gap-1.5 text-xs",
        offline ? "rounded-md bg-warning-tint px-2 py-1 font-medium text-warning" : "text-soft",
      )}
    >
      {icon}
      {text}
    </output>
  );
}

const OFFLINE = "Offline. Your changes are kept on this device and saved once you are back.";
