import { ZoomIn, ZoomOut } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

export const DEFAULT_ZOOM = 50;
const [MIN, MAX] = [2, 400];

interface Props {
  /** Pixels per second. */
  value: number;
  onChange: (value: number) => void;
}

/** Zooms the timeline in and out. */
export function Zoom({ value, onChange }: Props) {
  return (
    <div className="flex items-center justify-between gap-2 text-xs text-soft">
      <p>Drag a block to move it, its edges to resize it. With a keyboard: the arrow keys.</p>
      <span className="flex shrink-0 items-center">
        <Button
          variant="ghost"
          size="icon"
          className="size-8"
          aria-label="Zoom out"
          disabled={value <= MIN}
          onClick={() => onChange(Math.max(MIN, value / 1.6))}
        >
          <ZoomOut className="size-4" aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="size-8"
          aria-label="Zoom in"
          disabled={value >= MAX}
          onClick={() => onChange(Math.min(MAX, value * 1.6))}
        >
          <ZoomIn className="size-4" aria-hidden />
        </Button>
      </span>
    </div>
  );
}
