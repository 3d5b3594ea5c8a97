import type { LucideIcon } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

interface Props {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button for one thing that can be done with a line. */
export function Action({ icon: Icon, label, disabled, onClick }: Props) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="gap-1.5 px-2.5 sm:h-8 sm:text-[0.8125rem]"
      disabled={disabled}
      onClick={onClick}
    >
      <Icon className="size-3.5" aria-hidden />
      {label}
    </Button>
  );
}
