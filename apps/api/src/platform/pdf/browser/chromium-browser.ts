import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Browser } from "playwright-core";
import { makeHome, removeHome, sweepHomes } from "./browser-home";
import { chromiumArguments } from "./chromium-command";
import type { Jail } from "./chromium-jail";
import { permittedJails } from "./chromium-jail";
import { childWith, killNow, processTree } from "./process-tree";

export type PrintLog = Pick<Logger, "info" | "warn" | "error">;

/** One running, responding browser. */
export type RunningBrowser = {
  readonly browser: Browser;
  /** Its first process; absent if the system has no /proc. */
  readonly pid: number | undefined;
  /** Kills it immediately, even while it prints. */
  kill(): void;
  /** Closes it, by force if it does not respond. */
  end(): Promise<void>;
};

const END_TIME = 3_000;
const COLLECT_TIME = 1_000;

/**
 * Starts Chromium in the strictest sandbox that works.
 * @throws Error with the last sandbox's reason if it starts in none
 */
export async function startChromium(
  executable: string,
  startTime: number,
  log: PrintLog,
): Promise<RunningBrowser> {
  let reason: unknown = new Error(
    "As root, Chromium needs the program setpriv to drop its privileges.",
  );
  for (const jail of await permittedJails()) {
    try {
      const running = await launch(executable, jail, startTime, log);
      if (jail.hasNetwork)
        log.warn(
          "Printing: this machine does not allow an empty network namespace (unshare);" +
            "the browser itself still refuses all requests.",
        );
      return running;
    } catch (fault) {
      reason = fault;
    }
  }
  throw reason;
}

const logLeftover = (log: PrintLog) => (fault: unknown) =>
  log.warn({ err: fault }, "Printing: removing a browser profile folder failed.");

async function launch(
  executable: string,
  jail: Jail,
  timeout: number,
  log: PrintLog,
): Promise<RunningBrowser> {
  await sweepHomes().catch(logLeftover(log));
  const home = await makeHome();
  const clean = () => removeHome(home).catch(logLeftover(log));
  const [executablePath, ...before] = [...jail.command, executable];
  try {
    // Imported with the first document: the server starts without it.
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
  // Playwright makes the first process the leader of its own process group.
  const killGroup = () => {
    if (pid !== undefined && browser.isConnected()) killNow(-pid);
  };
  const kill = () => {
    if (pid === undefined || !browser.isConnected()) return;
    const [, first] = jail.waitsForBrowser ? processTree(pid) : [];
    if (first === undefined) return killGroup();
    // Kills only the browser, so that the jail reaps it: in a container without init nothing else would.
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
          log.info({ err: fault }, "Printing: the browser failed while closing."),
        );
      await Promise.race([inGoodOrder, tooLate]);
      patience.abort();
      kill();
    },
  };
}
