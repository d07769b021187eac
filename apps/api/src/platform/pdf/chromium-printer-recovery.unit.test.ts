import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import {
  PRINTER_BUSY,
  PRINTER_MISSING,
  PRINTER_NOT_WORKING,
  PRINTING_FAILED,
  PRINTING_TOOK_TOO_LONG,
} from "@holdfast/contract/printing/errors";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PrintLimits } from "./print-limits";
import {
  type BenchPrinter,
  benchPrinter,
  browserMain,
  browserProcesses,
  document,
  hasChromium,
  isThere,
  jobOf,
  renderers,
} from "../../../test/pdf/printer-bench";
import { killNow } from "./browser/process-tree";

// A browser starts in most of these, on a machine that runs other tests at the same time.

let printer: BenchPrinter;
const use = (limits: Partial<PrintLimits> = {}, executable?: string) => {
  printer = benchPrinter(limits, executable);
};
const useOneForEach = () => {
  beforeEach(() => use());
  afterEach(() => printer.close());
};

const SHORT = document({ content: "<p>short</p>" });
/** Takes about a second. */
const LONG = document({
  content: `<table>${`<tr>${"<td>cell</td>".repeat(8)}</tr>`.repeat(1_500)}</table>`,
});
const printShort = async () => (await printer.print(jobOf(SHORT))).pages;
const outcome = (printing: Promise<unknown>) => printing.catch((error: unknown) => error);
const soon = <T>(look: () => T) => vi.waitFor(look, { timeout: 60_000, interval: 10 });
const areGone = (pids: readonly number[]) => soon(() => expect(pids.filter(isThere)).toEqual([]));
const rendererAtWork = () => soon(() => expect(renderers()).not.toEqual([]));
const main = () => browserMain() ?? 0;
const homes = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`holdfast-print-${process.pid}-`));

describe.skipIf(!hasChromium || process.platform !== "linux")("a browser that dies", () => {
  // One printer, because starting a browser takes most of the time: each test ends with a browser that prints.
  beforeAll(() => use());
  afterAll(() => printer.close());

  test.each([
    ["its own first process", () => killNow(main())],
    ["the jail before it", () => killNow(browserProcesses()[0] ?? 0)],
    ["all of it", () => browserProcesses().forEach(killNow)],
  ])("replaces an idle browser that dies, and leaves nothing behind: %s", async (_, kill) => {
    await printShort();
    const processes = browserProcesses();
    expect(processes.length).toBeGreaterThan(3);
    kill();
    await areGone(processes);
    expect(await printShort()).toBe(1);
    expect(printer.state()).toBe("ready");
  });

  test("replaces a browser that dies while printing, and still prints the document", async () => {
    await printShort();
    const processes = browserProcesses();
    const printing = printer.print(jobOf(LONG));
    await rendererAtWork();
    killNow(main());
    await areGone(processes);
    expect((await printing).pages).toBeGreaterThan(10);
  });

  test("prints a page again whose process alone dies, in the same browser", async () => {
    await printShort();
    const before = main();
    const printing = printer.print(jobOf(LONG));
    await rendererAtWork();
    renderers().forEach(killNow);
    expect((await printing).pages).toBeGreaterThan(10);
    expect(main()).toBe(before);
  });

  test("repeatedly while printing is reported after one retry", async () => {
    await printShort();
    const printing = outcome(printer.print(jobOf(LONG)));
    const killing = setInterval(() => renderers().forEach(killNow), 20);
    expect(await printing).toHaveProperty("definition", PRINTING_FAILED);
    clearInterval(killing);
    expect(await printShort()).toBe(1);
  });
});

/** The previous page's renderer may end between being listed and being stopped. */
const halt = (pid: number) => {
  try {
    process.kill(pid, "SIGSTOP");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
};

describe.skipIf(!hasChromium || process.platform !== "linux")("a browser that hangs", () => {
  useOneForEach();

  test("ends a browser that hangs at the time limit, and prints with the next one", async () => {
    use({ printTime: 5_000, printPatience: 5_000 });
    await printShort();
    const processes = browserProcesses();
    processes.forEach(halt);
    expect(await outcome(printer.print(jobOf(SHORT)))).toHaveProperty(
      "definition",
      PRINTING_TOOK_TOO_LONG,
    );
    await areGone(processes);
    expect(await printShort()).toBe(1);
  });
});

describe.skipIf(!hasChromium)("the printer", () => {
  useOneForEach();

  test("refuses further callers when all slots are taken, with Retry-After", async () => {
    use({ concurrent: 1, waiting: 1 });
    const printing = [printer.print(jobOf(SHORT, "a")), printer.print(jobOf(SHORT, "b"))];
    expect(await outcome(printer.print(jobOf(SHORT, "c")))).toMatchObject({
      definition: PRINTER_BUSY,
      retryAfter: 10,
    });
    for (const { pages } of await Promise.all(printing)) expect(pages).toBe(1);
  });

  test("stops for a caller that has disconnected", async () => {
    await printShort();
    const gone = new AbortController();
    const printing = outcome(printer.print(jobOf(LONG), gone.signal));
    await rendererAtWork();
    gone.abort();
    expect(await printing).toHaveProperty("definition.status", 408);
    expect(await printShort()).toBe(1);
  });

  test("replaces a worn-out browser, and ends an idle one", async () => {
    use({ printsPerBrowser: 2, idleTime: 200 });
    await printShort();
    const first = browserProcesses();
    await printShort();
    await areGone(first);
    await printShort();
    const second = browserProcesses();
    expect(second).not.toEqual([]);
    await areGone(second);
  });

  test("leaves no process and no folder when closed during a document", async () => {
    const before = homes();
    await printShort();
    const printing = outcome(printer.print(jobOf(LONG)));
    await rendererAtWork();
    const processes = browserProcesses();
    await printer.close();
    expect(await printing).toHaveProperty("definition.status");
    await areGone(processes);
    expect(await outcome(printer.print(jobOf(SHORT)))).toHaveProperty("definition", PRINTER_BUSY);
    await soon(() => expect(homes().filter((home) => !before.includes(home))).toEqual([]));
  });
});

describe("a browser that does not start", () => {
  useOneForEach();

  test("reports a missing browser in its state and when printing", async () => {
    use({}, "/nowhere/chromium");
    expect(printer.state()).toBe("missing");
    const refusal = await outcome(printer.print(jobOf(SHORT)));
    expect(refusal).toHaveProperty("definition", PRINTER_MISSING);
    expect(refusal).toHaveProperty("message", expect.stringContaining("No browser is installed"));
  });

  test("distinguishes a broken browser from a missing one", async () => {
    use({}, process.execPath);
    expect(printer.state()).toBe("ready");
    expect(await outcome(printer.print(jobOf(SHORT)))).toMatchObject({
      definition: PRINTER_NOT_WORKING,
      retryAfter: 60,
    });
    expect(printer.state()).toBe("failing");
  });
});
