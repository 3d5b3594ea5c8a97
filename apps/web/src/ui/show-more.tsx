import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface Props {
  pending: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Loads the next page of a list. */
export function ShowMore({ pending, onClick, children }: Props) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-center"
      disabled={pending}
      onClick={onClick}
    >
      {pending ? "Loading..." : children}
    </Button>
  );
}
