import { accessSync, constants } from "node:fs";

/** The headless shell first: smaller and quicker to start than the whole browser, and no wrapper script. */
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
 * The browser to print with, or nothing where none is installed. A configured path is the only
 * candidate then: a wrong one must not pass unseen.
 */
export const findChromium = (configured?: string): string | undefined =>
  (configured ? [configured] : CANDIDATES).find(isExecutable);

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Absent or not ours to run: the next candidate.
    return false;
  }
}
