import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for the button that opens something; the button regains focus after it closes. */
export function useFocusAfter(open: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
}
