import { Menu, X } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";

interface Props {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  onToggle: () => void;
}

/** Toggles the navigation menu on narrow screens. */
export function MenuButton({ ref, open, onToggle }: Props) {
  const Icon = open ? X : Menu;
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="icon"
      className="lg:hidden"
      aria-label={open ? "Close menu" : "Open menu"}
      aria-expanded={open}
      aria-controls="site-menu"
      onClick={onToggle}
    >
      <Icon className="size-5" aria-hidden />
    </Button>
  );
}
