/**
 * Copies text to the clipboard. The Clipboard API is missing on plain http, so there a hidden field
 * is selected and copied with `execCommand`. Throws if copying fails.
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return await navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  document.body.append(field);
  const focused = document.activeElement;
  try {
    field.select();
    if (!document.execCommand("copy")) throw new Error("The browser did not copy the text.");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
