import { useState } from "react";

/** The person's choice of theme: the system's, or one of the two. */
export type ThemeChoice = "system" | "light" | "dark";

/** Also read by public/theme.js, before the first paint. */
const KEY = "holdfast.theme";

const storedTheme = (): ThemeChoice => {
  const stored = localStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
};

const applyTheme = (theme: ThemeChoice): void => {
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
};

/** Returns the theme of this browser, and changes it at once. */
export function useThemeChoice(): readonly [ThemeChoice, (theme: ThemeChoice) => void] {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: ThemeChoice) => {
    if (next === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
    applyTheme(next);
    setTheme(next);
  };
  return [theme, choose];
}
