import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, THEMES, useTheme } from "../lib/theme.ts";
import { Button } from "./button.tsx";

const LOOK = { system: Monitor, light: Sun, dark: Moon };

/** Cycles through the system, light and dark themes. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const Icon = LOOK[theme];
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-soft"
      aria-label={`Theme: ${theme}. Switch to ${next}.`}
      title={`Theme: ${theme}`}
      onClick={() => chooseTheme(next)}
    >
      <Icon className="size-5" aria-hidden />
    </Button>
  );
}
