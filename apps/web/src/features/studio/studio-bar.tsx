import { languageName, type Video } from "@dubdeck/domain";
import { Link } from "@tanstack/react-router";
import {
  ArrowLeft,
  FileText,
  History,
  Keyboard,
  Layers,
  type LucideIcon,
  Plus,
  Redo2,
  Search,
  Undo2,
  Users,
} from "lucide-react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useLineActions } from "./line/use-line-actions.ts";
import { SaveState } from "./save-state.tsx";
import { useActions, useStudio } from "./state/use-studio.ts";

/** Names the dub and holds the buttons for the whole script. */
export function StudioBar({ video }: { video: Video }) {
  const { undo, redo, show, find } = useActions();
  const { add } = useLineActions();
  const { canUndo, canRedo, targetLanguage } = useStudio(({ studio }) => studio);
  const finding = useStudio((state) => state.finding);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-card px-3 py-1.5 sm:px-4">
      <Link
        to="/app/videos/$id"
        params={{ id: video.id }}
        aria-label="Back to the video"
        className={buttonClass({ variant: "ghost", size: "icon" })}
      >
        <ArrowLeft className="size-5" aria-hidden />
      </Link>
      <h1 className="min-w-0 flex-1 truncate text-sm font-semibold">
        {video.filename}
        <span className="font-normal text-soft"> · {languageName(targetLanguage)}</span>
      </h1>
      <SaveState />
      <div className="flex flex-wrap max-sm:w-full max-sm:justify-between">
        <Tool icon={Undo2} label="Undo" disabled={!canUndo} onClick={() => void undo()} />
        <Tool icon={Redo2} label="Redo" disabled={!canRedo} onClick={() => void redo()} />
        <Tool
          icon={Plus}
          label="Add a line at the playhead"
          onClick={() => void add(video.durationMs)}
        />
        <Tool icon={Search} label="Find and replace" onClick={() => find(!finding)} />
        <Tool icon={Users} label="Speakers" onClick={() => show("speakers")} />
        <Tool icon={Layers} label="Revisions" onClick={() => show("revisions")} />
        <Tool icon={FileText} label="Script files" onClick={() => show("files")} />
        <Tool icon={History} label="History" onClick={() => show("history")} />
        <Tool icon={Keyboard} label="Keyboard shortcuts" onClick={() => show("shortcuts")} />
      </div>
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ icon: Icon, label, disabled, onClick }: ToolProps) {
  return (
    <Tooltip text={label}>
      <Button variant="ghost" size="icon" aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon className="size-4.5" aria-hidden />
      </Button>
    </Tooltip>
  );
}
