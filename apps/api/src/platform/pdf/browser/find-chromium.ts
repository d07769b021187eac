import { accessSync, constants } from "node:fs";

/** The headless shell first: it is smaller and starts faster than the full browser, and is no wrapper script. */
const CANDIDATES = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/chromium",
  "/usr/lib64/chromium-browser/headless_shell",
  "/usr/lib64/chromium-browser/chromium-browser",
  "/usr/lib/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the browser to print with, or undefined if none is installed. A configured path is the only candidate, so
 * that a wrong one is noticed.
 */
export const findChromium = (configured?: string): string | undefined =>
  (configured ? [configured] : CANDIDATES).find(isExecutable);

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: try the next candidate.
    return false;
  }
}
