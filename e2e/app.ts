import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import type { Queryable } from "../apps/api/src/platform/database/database";
import { openDatabaseForCommand } from "../apps/api/src/platform/database/database";

const entry = fileURLToPath(new URL("../apps/api/dist/main.js", import.meta.url));

type AppOptions = {
  readonly withDemo: boolean;
};

/** A serving product with a database of its own. */
export type RunningApp = {
  readonly url: string;
  /** Runs one of the operator's commands beside the server; answers what it printed. */
  command(...words: string[]): Promise<string>;
  /** Does beside the server what has neither a screen nor a command yet. */
  inDatabase<T>(work: (query: Queryable) => Promise<T>): Promise<T>;
  /** Stops the server as an operator does and starts it again on the same data. */
  restart(): Promise<void>;
};

const quiet = () => undefined;
const SILENT = { info: quiet, warn: quiet, error: quiet };

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once("exit", () => resolve()));

async function serve(environment: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry, "serve"], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout?.resume();
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const isUp = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not come up.");
}

type Fixtures = {
  /** What the pages of the test complain of; at its end anything in it fails the test. */
  readonly complaints: string[];
  /** Fails the test on console errors and failed requests of the page. */
  readonly quietConsole: void;
  /** A page of another browser, which shares nothing with `page` and is watched as it is. */
  readonly otherPage: Page;
};

function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    // A refused call (4xx) is Chromium's own line and the screen's to show; anything else is ours.
    const isRefusal =
      message.location().url.includes("/v1/") && / status of 4\d\d /.test(message.text());
    if (message.type() === "error" && !isRefusal) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
}

export const test = base.extend<Fixtures, AppOptions & { readonly app: RunningApp }>({
  withDemo: [false, { option: true, scope: "worker" }],

  app: [
    async ({ withDemo }, use) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "holdfast-journey-"));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const environment = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        HOLDFAST_DEMO: withDemo ? "on" : "off",
        LOG_LEVEL: "warn",
      };
      let server = await serve(environment, url);
      const stop = async () => {
        server.kill("SIGTERM");
        await ended(server);
        expect(server.exitCode, "a clean stop").toBe(0);
      };
      await use({
        url,
        command: (...words) => runCommand(environment, words),
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
      });
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],

  baseURL: async ({ app }, use) => use(app.url),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, "console errors").toEqual([]);
  },

  quietConsole: [
    async ({ page, complaints }, use) => {
      watch(page, complaints);
      await use();
    },
    { auto: true },
  ],

  otherPage: async ({ browser, app, complaints }, use) => {
    const context = await browser.newContext({ baseURL: app.url });
    const page = await context.newPage();
    watch(page, complaints);
    await use(page);
    await context.close();
  },
});

function runCommand(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry, ...words], {
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    child.stdout.on("data", (bytes) => (printed += bytes));
    child.on("close", (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${words.join(" ")} ended with ${code}.`)),
    );
  });
}

/** Lesser findings that are held as well: everything on a page stands in a landmark. */
const HELD: ReadonlySet<string> = new Set(["region", "landmark-one-main", "landmark-unique"]);

/** No serious or critical accessibility findings on what the page shows now, and nothing outside a landmark. */
export async function expectAccessible(page: Page): Promise<void> {
  // An address answers before its screen is drawn: an empty page would tell nothing of it.
  await expect(page.locator("main").first()).toBeAttached();
  // What still fades in has no colour of its own yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // React Aria's announcements name buttons that have gone by the time axe looks.
    .exclude("[data-live-announcer]")
    // Half the time: no page of its own to sum up in, which only frames from elsewhere would need.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  const serious = violations
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || HELD.has(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(serious, `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
