import { create } from "zustand";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORE = "theme";

/** The chosen theme; `public/theme.js` applies it before the first paint. */
export const useTheme = create<Theme>(() => "system");

/** Takes the theme that was chosen on an earlier visit. */
export function restoreTheme(): void {
  const stored = localStorage.getItem(STORE);
  useTheme.setState(THEMES.find((theme) => theme === stored) ?? "system", true);
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORE, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  useTheme.setState(theme, true);
}
