/**
 * Moves the focus to the main content if the focused control was removed, so that keyboard users do
 * not start again at the top. Call it after such a change.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus();
  });
}
