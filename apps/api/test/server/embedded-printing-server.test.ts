import { readdirSync } from "node:fs";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { PRINTER_MISSING } from "@holdfast/contract/printing/errors";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { requestOf } from "../../src/demo/caller";
import { findChromium } from "../../src/platform/pdf/browser/find-chromium";
import { processTree } from "../../src/platform/pdf/browser/process-tree";
import { demoInstallation, emptyInstallation, type Installation } from "../setup/installation";
import { postmasterOf } from "../database/kill-database";
import { type RunningApp, startServer } from "../setup/running-app";

/* The server and its browser as operating system processes. */

let installation: Installation;
let databasePid = 0;
beforeAll(async () => {
  installation = await demoInstallation(await emptyInstallation());
});

const print = async (server: RunningApp, content: string) => {
  const { method, url, payload } = requestOf(exportPdf, { body: { content, format: "A4" } });
  const response = await fetch(`${server.url}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${installation.owner}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(payload),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes };
};
const SHORT = "<p>One page.</p>";
const LONG = `<table>${"<tr><td>A row of many.</td></tr>".repeat(2_000)}</table>`;

/** Returns the browser's process and its descendants, zombies included. */
const browserOf = (server: RunningApp) => {
  const database = new Set(processTree(databasePid));
  return processTree(server.pid).filter((pid) => pid !== server.pid && !database.has(pid));
};
/** Starts the server and records its PostgreSQL, which does not belong to the browser. */
const start = async () => {
  const server = await startServer(installation.settings);
  databasePid = (await postmasterOf(installation.settings.DATA_DIR)) ?? 0;
  return server;
};
const left = (pids: readonly number[]) => {
  const running = new Set(readdirSync("/proc"));
  return pids.filter((pid) => running.has(String(pid)));
};
const areGone = (pids: readonly number[]) =>
  vi.waitFor(() => expect(left(pids)).toEqual([]), { timeout: 60_000 });

describe.runIf(process.platform === "linux" && findChromium())("a server that prints", () => {
  it("finishes the current document on SIGTERM, then ends its browser", async () => {
    const server = await start();
    expect((await print(server, SHORT)).status).toBe(200);
    const browser = browserOf(server);
    expect(browser.length).toBeGreaterThan(2);
    const printing = print(server, LONG);
    // Printing has begun: the page has its own process, besides any left over from the previous page.
    await vi.waitUntil(() => browserOf(server).some((pid) => !browser.includes(pid)), {
      timeout: 60_000,
      interval: 5,
    });
    const all = [...browser, ...browserOf(server)];
    const ended = server.end("SIGTERM");
    const { status, bytes } = await printing;
    expect({ status, head: bytes.subarray(0, 5).toString() }).toEqual({
      status: 200,
      head: "%PDF-",
    });
    expect(await ended).toMatchObject({ code: 0, error: "" });
    await areGone(all);
  });

  it("leaves no browser behind when it is killed", async () => {
    const server = await start();
    expect((await print(server, SHORT)).status).toBe(200);
    const browser = browserOf(server);
    expect(browser.length).toBeGreaterThan(2);
    await server.end("SIGKILL");
    await areGone(browser);
  });
});

it("a server without a browser starts, reports it, and answers 503 with a message", async () => {
  const settings = { ...installation.settings, CHROMIUM_PATH: "/nowhere/chromium" };
  const server = await startServer(settings);
  const { status, bytes } = await print(server, SHORT);
  expect(status).toBe(503);
  expect(JSON.parse(bytes.toString())).toMatchObject({
    code: PRINTER_MISSING.code,
    detail: PRINTER_MISSING.message,
  });
  const { code, out } = await server.end("SIGTERM");
  expect(code).toBe(0);
  expect(out).toContain("Chromium is not available, so documents cannot be printed");
});
