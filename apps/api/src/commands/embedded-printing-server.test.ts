import { readdirSync } from "node:fs";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { PRINTER_MISSING } from "@holdfast/contract/printing/errors";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { requestOf } from "../demo/caller";
import { findChromium } from "../platform/pdf/find-chromium";
import { processTree } from "../platform/pdf/process-tree";
import {
  demoInstallation,
  emptyInstallation,
  type Installation,
} from "../../test/setup/installation";
import { postmasterOf } from "../../test/database/kill-database";
import { type RunningApp, startServer } from "../../test/setup/running-app";

/* The server and its browser as processes of a machine. */

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

/** The browser and all it started; and what is left of them, zombies included. */
const browserOf = (server: RunningApp) => {
  const database = new Set(processTree(databasePid));
  return processTree(server.pid).filter((pid) => pid !== server.pid && !database.has(pid));
};
/** Starts the server and notes its PostgreSQL, which is no part of the browser. */
const start = async () => {
  const server = await startServer(installation.settings);
  databasePid = (await postmasterOf(installation.settings.DATA_DIR)) ?? 0;
  return server;
};
const left = (pids: readonly number[]) => {
  const there = new Set(readdirSync("/proc"));
  return pids.filter((pid) => there.has(String(pid)));
};
const areGone = (pids: readonly number[]) =>
  vi.waitFor(() => expect(left(pids)).toEqual([]), { timeout: 60_000 });

describe.runIf(process.platform === "linux" && findChromium())("a server that prints", () => {
  it("ends its browser with itself, after the document in hand", async () => {
    const server = await start();
    expect((await print(server, SHORT)).status).toBe(200);
    const browser = browserOf(server);
    expect(browser.length).toBeGreaterThan(2);
    const printing = print(server, LONG);
    // The document has been taken in hand: the page has a process of its own, beside whatever of the page
    // before is still on its way out.
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

  it("leaves no browser behind where it is killed", async () => {
    const server = await start();
    expect((await print(server, SHORT)).status).toBe(200);
    const browser = browserOf(server);
    expect(browser.length).toBeGreaterThan(2);
    await server.end("SIGKILL");
    await areGone(browser);
  });
});

it("a server without a browser starts, says so, and answers with a sentence", async () => {
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
  expect(out).toContain("No Chromium is installed, so documents cannot be printed");
});
