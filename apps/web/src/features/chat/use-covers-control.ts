import { type RefObject, useEffect, useState } from "react";

/** Selector of interactive elements. */
const CONTROLS = "a, button, input, select, textarea, summary, label, [role=slider], video";
/** On wider screens there is room beside the content. */
const SMALL = "(width < 40rem)";

/**
 * Returns whether the element covers a control of the page on a small screen; updated on scroll and
 * resize.
 */
export function useCoversControl(ref: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const check = () =>
      setCovers(matchMedia(SMALL).matches && ref.current !== null && coversControl(ref.current));
    const sizes = new ResizeObserver(check);
    sizes.observe(document.body);
    window.addEventListener("scroll", check, { passive: true });
    window.addEventListener("resize", check);
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", check);
      window.removeEventListener("resize", check);
    };
  }, [ref]);
  return covers;
}

/** Tests the element's middle and points near its edges. */
function coversControl(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const));
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(left + x * width, top + y * height)
      .some((below) => !element.contains(below) && below.closest(CONTROLS) !== null),
  );
}
