/**
 * To be called after a change that may have removed the control that was just pressed: the page's
 * content takes the focus then, so that a keyboard does not start again at the top.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus();
  });
}
