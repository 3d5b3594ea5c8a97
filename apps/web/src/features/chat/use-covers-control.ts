import { type RefObject, useEffect, useState } from "react";

/** What can be pressed, typed into or played. */
const CONTROLS = "a, button, input, select, textarea, summary, label, [role=slider], video";
/** Only here is there no room beside the page's content. */
const SMALL = "(width < 40rem)";

/** Whether a control of the page lies under this one on a small screen, as the page stands now. */
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

/** Looks below the element at its middle and near its corners. */
function coversControl(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const));
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(left + x * width, top + y * height)
      .some((below) => !element.contains(below) && below.closest(CONTROLS) !== null),
  );
}
