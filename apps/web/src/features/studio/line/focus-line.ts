/** Frames to wait for a row that has to be scrolled to first. */
const FRAMES = 20;

/** Moves the focus to a line of the script as soon as it is in the page. */
export const focusLine = (id: string): void => focusWhenThere(`[data-line="${CSS.escape(id)}"]`);

/** Moves the focus to a line's translation; on phones it is in the line's sheet. */
export const focusText = (id: string): void =>
  focusWhenThere(`[data-line="${CSS.escape(id)}"] [data-text="text"]`);

function focusWhenThere(selector: string, frames = FRAMES): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) found.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(selector, frames - 1));
}
