import type { PrintLog, RunningBrowser } from "../browser/chromium-browser";
import { documentHtml } from "../markup/document-shell";
import { embeddedFonts, readStructure } from "../file/pdf-structure";
import { PRINT_LIMITS } from "../print-limits";
import { printInFreshContext } from "./print-context";

const OURS = /^Inter/;

/**
 * Prints a word with a new browser and checks for its letters: without fonts Chromium silently omits text, and a plan
 * without text is worse than none.
 * @throws Error if no text appears
 */
export async function proveTextAppears(
  running: RunningBrowser,
  startTime: number,
  log: PrintLog,
): Promise<void> {
  const document = documentHtml({
    title: "Proof",
    content: "<p>Holdfast</p><p>\u2713</p>",
    css: 'p{font-family:"Holdfast Sans",sans-serif}',
    pageNumbers: false,
  });
  const { pdf } = await printInFreshContext(
    running.browser,
    document,
    PRINT_LIMITS,
    AbortSignal.timeout(startTime),
    running.kill,
  );
  if (readStructure(pdf).pages === 0) {
    log.warn(
      "Printing: this browser's PDFs have an unknown format, so their text cannot be checked.",
    );
    return;
  }
  const fonts = [...embeddedFonts(pdf)];
  if (!fonts.some((name) => OURS.test(name))) throw new Error("The browser prints no text.");
  if (fonts.every((name) => OURS.test(name)))
    log.warn(
      "Printing: this machine has no fonts installed, so non-Latin characters will be missing.",
    );
}
