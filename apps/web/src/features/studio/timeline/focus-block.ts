/** Moves the focus to a line's block once it has been scrolled to. */
export function focusBlock(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)?.focus(),
    ),
  );
}
