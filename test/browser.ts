import { existsSync } from "node:fs";

const isRoot = process.getuid?.() === 0;

/**
 * How tests start Chromium: Debian's without a window of its own, which takes less processor time than the one with it.
 * CHROMIUM_PATH names another browser.
 */
export const TEST_BROWSER = {
  executablePath:
    process.env["CHROMIUM_PATH"] ??
    ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync) ??
    "chromium",
  args: [
    // Root has no sandbox; in tests only.
    ...(isRoot ? ["--no-sandbox"] : []),
    // Widths of text as in a Chromium with a window.
    "--font-render-hinting=none",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
