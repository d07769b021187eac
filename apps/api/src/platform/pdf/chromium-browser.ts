import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Browser } from "playwright-core";
import { makeHome, removeHome, sweepHomes } from "./browser-home";
import { chromiumArguments } from "./chromium-command";
import type { Jail } from "./chromium-jail";
import { permittedJails } from "./chromium-jail";
import { childWith, killNow, processTree } from "./process-tree";

export type PrintLog = Pick<Logger, "info" | "warn" | "error">;

/** One browser, started and answering. */
export type RunningBrowser = {
  readonly browser: Browser;
  /** Its first process; absent where the system has no /proc. */
  readonly pid: number | undefined;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
  /** Ends it in good order, and by force when it does not answer. */
  end(): Promise<void>;
};

const END_TIME = 3_000;
const COLLECT_TIME = 1_000;

/**
 * Starts Chromium in the strictest jail it works in.
 * @throws Error with the last jail's reason when it starts in none.
 */
export async function startChromium(
  executable: string,
  startTime: number,
  log: PrintLog,
): Promise<RunningBrowser> {
  let reason: unknown = new Error(
    "As root, Chromium needs the program setpriv to give up its rights.",
  );
  for (const jail of await permittedJails()) {
    try {
      const running = await launch(executable, jail, startTime, log);
      if (jail.hasNetwork)
        log.warn(
          "Printing: this machine does not permit an empty network namespace (unshare); " +
            "the browser's requests are still all refused, by the browser itself.",
        );
      return running;
    } catch (fault) {
      reason = fault;
    }
  }
  throw reason;
}

const tellLeft = (log: PrintLog) => (fault: unknown) =>
  log.warn({ err: fault }, "Printing: a folder of the browser stays behind.");

async function launch(
  executable: string,
  jail: Jail,
  timeout: number,
  log: PrintLog,
): Promise<RunningBrowser> {
  await sweepHomes().catch(tellLeft(log));
  const home = await makeHome();
  const clean = () => removeHome(home).catch(tellLeft(log));
  const [executablePath, ...before] = [...jail.command, executable];
  try {
    // QueryBoundary with the first document: the server starts without it.
    const { chromium } = await import("playwright-core");
    const browser = await chromium.launch({
      executablePath,
      ignoreDefaultArgs: true,
      args: [...before, ...chromiumArguments(home)],
      chromiumSandbox: true,
      env: { HOME: home, TMPDIR: home, PATH: "/usr/bin:/bin", LANG: "C.UTF-8" },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout,
    });
    browser.once("disconnected", clean);
    return asRunning(browser, childWith(home), jail, log);
  } catch (fault) {
    await clean();
    throw fault;
  }
}

function asRunning(
  browser: Browser,
  pid: number | undefined,
  jail: Jail,
  log: PrintLog,
): RunningBrowser {
  // Playwright makes the first process the head of a group of its own.
  const killGroup = () => {
    if (pid !== undefined && browser.isConnected()) killNow(-pid);
  };
  const kill = () => {
    if (pid === undefined || !browser.isConnected()) return;
    const [, first] = jail.waitsForBrowser ? processTree(pid) : [];
    if (first === undefined) return killGroup();
    // The browser alone, so that the jail collects it: in a container without an init nobody else would.
    killNow(first);
    setTimeout(killGroup, COLLECT_TIME).unref();
  };
  return {
    browser,
    pid,
    kill,
    async end() {
      const patience = new AbortController();
      const { signal } = patience;
      const tooLate = pause(END_TIME, undefined, { signal }).catch(() => undefined);
      const inGoodOrder = browser
        .close()
        .catch((fault: unknown) =>
          log.info({ err: fault }, "Printing: the browser died on the way."),
        );
      await Promise.race([inGoodOrder, tooLate]);
      patience.abort();
      kill();
    },
  };
}
