import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import type { Queryable } from "../../apps/api/src/platform/database/database";
import { openDatabaseForCommand } from "../../apps/api/src/platform/database/database";
import { freePort } from "../../apps/api/test/setup/free-port";
import { scratchDirectory } from "../../apps/api/test/setup/scratch-directory";

const entry = fileURLToPath(new URL("../../apps/api/dist/main.js", import.meta.url));

type AppOptions = {
  readonly withDemo: boolean;
};

/** A serving product with its own database. */
export type RunningApp = {
  readonly url: string;
  /** The folder of the messages that it has sent. */
  readonly outbox: string;
  /** Runs an operator command next to the server; returns its output. */
  command(...args: string[]): Promise<string>;
  /** Runs queries directly, for what has neither a screen nor a command yet. */
  inDatabase<T>(work: (query: Queryable) => Promise<T>): Promise<T>;
  /** Stops the server as an operator does and starts it again on the same data. */
  restart(): Promise<void>;
  /** Kills the server, does some work, and starts it again on the same data. */
  whileKilled(work: () => Promise<void>): Promise<void>;
  /** Whether `whileKilled` is at work. */
  isKilled(): boolean;
};

const ignore = () => undefined;
const SILENT = { info: ignore, warn: ignore, error: ignore };

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
};

async function serve(environment: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry, "serve"], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout?.resume();
  let printed = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    process.stderr.write(text);
  });
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}. ${printed}`);
    const isUp = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not start.");
}

type Fixtures = {
  /** Errors reported by the pages of the test; any of them fails the test at its end. */
  readonly errors: string[];
  /** Fails the test on console errors and failed requests of the page. */
  readonly quietConsole: void;
  /** A page of another browser, which shares nothing with `page` and is watched in the same way. */
  readonly otherPage: Page;
};

function watch(page: Page, errors: string[], app: RunningApp): void {
  page.on("console", (message) => {
    // Chromium logs every refused request (4xx), and the screen shows it; any other error is a failure.
    const { url } = message.location();
    const isRefusal = url.includes("/v1/") && / status of 4\d\d /.test(message.text());
    // A page without a screen, not a file.
    const isNotFound = / status of 404 /.test(message.text()) && !/\.\w+$/.test(url);
    // The test has switched the network off, or stopped the server.
    const isOffline = /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/.test(message.text());
    // What was being sent when the server was killed.
    const isCut = app.isKilled() && /ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE)/.test(message.text());
    if (message.type() === "error" && !isRefusal && !isNotFound && !isOffline && !isCut)
      errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
}

export const test = base.extend<Fixtures, AppOptions & { readonly app: RunningApp }>({
  withDemo: [false, { option: true, scope: "worker" }],

  app: [
    async ({ withDemo }, use) => {
      const dataDir = await scratchDirectory("journey");
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const environment = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        HOLDFAST_DEMO: withDemo ? "on" : "off",
        PAYMENT_PROVIDER: "sandbox",
        LOG_LEVEL: "warn",
        // A busy machine may be ten times slower.
        PRINT_TIMEOUT: "60",
      };
      let server = await serve(environment, url);
      let isKilled = false;
      const stop = async () => {
        server.kill("SIGTERM");
        await ended(server);
        expect(server.exitCode, "a clean stop").toBe(0);
      };
      await use({
        url,
        outbox: path.join(dataDir, "outbox"),
        command: (...args) => runCommand(environment, args),
        inDatabase: async (work) => {
          const postgresBin = process.env["POSTGRES_BIN"];
          const database = await openDatabaseForCommand({ dataDir, postgresBin, log: SILENT });
          try {
            return await work(database.query);
          } finally {
            await database.close();
          }
        },
        restart: async () => {
          await stop();
          server = await serve(environment, url);
        },
        whileKilled: async (work) => {
          isKilled = true;
          server.kill("SIGKILL");
          await ended(server);
          await work().finally(async () => {
            server = await serve(environment, url);
            isKilled = false;
          });
        },
        isKilled: () => isKilled,
      });
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],

  baseURL: async ({ app }, use) => use(app.url),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off the pattern
  errors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, "console errors").toEqual([]);
  },

  quietConsole: [
    async ({ page, errors, app }, use) => {
      watch(page, errors, app);
      await use();
    },
    { auto: true },
  ],

  otherPage: async ({ browser, app, errors }, use) => {
    const context = await browser.newContext({ baseURL: app.url });
    const page = await context.newPage();
    watch(page, errors, app);
    await use(page);
    await context.close();
  },
});

function runCommand(environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry, ...args], {
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    child.stdout.on("data", (bytes) => (printed += bytes));
    child.on("close", (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${args.join(" ")} ended with ${code}.`)),
    );
  });
}

/** Lesser findings that fail too: everything on a page must be in a landmark. */
const ENFORCED: ReadonlySet<string> = new Set(["region", "landmark-one-main", "landmark-unique"]);

/** The preview of a printed document: thousands of elements, which axe reads for several seconds. */
const PREVIEW = 'section[aria-label^="Preview of"]';

/**
 * Asserts that the page has no serious or critical accessibility findings, and nothing outside a landmark.
 *
 * @param state.isPreviewChecked whether the same preview was checked before, in another state of its screen
 */
export async function expectAccessible(
  page: Page,
  { isPreviewChecked = false }: { readonly isPreviewChecked?: boolean } = {},
): Promise<void> {
  // A navigation ends before its screen is rendered: an empty page would prove nothing.
  await expect(page.locator("main").first()).toBeAttached();
  // Elements that are still fading do not have their final colour yet, and others may begin to while axe looks: a
  // button that becomes enabled when its data is there. A constructed stylesheet, because the policy refuses others.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const animation of document.getAnimations()) {
      // Those that follow the scroll position have no end.
      const isFinite = animation.effect?.getComputedTiming().iterations !== Infinity;
      // Not `finished`, which never comes for a part outside the screen that the browser skips.
      if (animation.timeline === document.timeline && isFinite) animation.finish();
    }
  });
  const preview = page.locator(PREVIEW);
  const show = (isShown: boolean) =>
    preview.evaluateAll(
      (all, display) => {
        for (const element of all) (element as HTMLElement).style.display = display;
      },
      isShown ? "" : "none",
    );
  // Not axe's `exclude`, which looks at all of it nevertheless.
  if (isPreviewChecked) await show(false);
  const { violations } = await new AxeBuilder({ page })
    // React Aria's announcements name buttons that are gone by the time axe looks.
    .exclude("[data-live-announcer]")
    // Takes half the time: it opens no extra page, which only cross-origin frames would need.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  if (isPreviewChecked) await show(true);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const serious = violations
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || ENFORCED.has(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(serious, `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
