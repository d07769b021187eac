import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config";
import { PRINT_LIMITS } from "../../pdf/print-limits";
import type { PdfPrinter } from "../../pdf/pdf-printer";
import { signedInPerson } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

/** Much shorter than the defaults, and in the same order. */
const TIMEOUTS = { headers: 300, request: 600, silence: 3_000, keepAlive: 300 };
/** Longer than a request may take to arrive, shorter than the longest silence. */
const PRINT_TAKES = 1_500;

/** A printer that takes a while. */
const slowPrinter: PdfPrinter = {
  state: () => "ready",
  reserve: () => ({
    print: () =>
      new Promise((resolve) => {
        setTimeout(
          () => resolve({ pdf: Buffer.from("%PDF-"), pages: 1, missingCharacters: [] }),
          PRINT_TAKES,
        );
      }),
    leave: () => undefined,
  }),
  close: () => Promise.resolve(),
};

let app: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  app = await testApp(undefined, { config: { timeouts: TIMEOUTS }, printer: slowPrinter });
  token = await signedInPerson(app, "slow@timeouts.example");
  port = Number(new URL(await app.server.listen({ port: 0, host: "127.0.0.1" })).port);
});

/**
 * Sends `first`, then `rest` a byte at a time, until the server closes the connection.
 * @returns the server's response, and after how many milliseconds it closed
 */
const sendSlowly = (first: string, rest = "") =>
  new Promise<{ response: string; took: number }>((resolve) => {
    const began = performance.now();
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(first));
    const drops = [...rest];
    const dripping = setInterval(() => {
      const drop = drops.shift();
      if (drop !== undefined && socket.writable) socket.write(drop);
    }, 50);
    socket
      .setEncoding("utf8")
      .on("data", (text) => (response += text))
      // A reset by the server ends the connection like an orderly close.
      .on("error", () => socket.destroy())
      .on("close", () => {
        clearInterval(dripping);
        resolve({ response, took: performance.now() - began });
      });
  });

const JSON_HEADERS =
  "POST /v1/page_views HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

it("refuses a request with two Host headers", async () => {
  const request =
    "GET /health HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n";
  expect((await sendSlowly(request)).response).toMatch(/^HTTP\/1\.1 400 /u);
});

describe("a connection is closed", () => {
  it.each([
    ["that sends nothing", "", ""],
    ["whose headers do not end", "GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ", "a".repeat(400)],
    ["whose body does not end", `${JSON_HEADERS}Content-Length: 400\r\n\r\n`, " ".repeat(400)],
  ])("closes a connection %s", async (_, first, rest) => {
    const { response } = await sendSlowly(first, rest);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("closes a connection that stays idle after a response", async () => {
    const { response } = await sendSlowly("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it("waits for a print that takes longer than a request may take to arrive", async () => {
  const payload = JSON.stringify({ content: "<p>slow</p>", format: "A4" });
  const { response, took } = await sendSlowly(
    `POST /v1${exportPdf.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${payload.length}\r\nConnection: close\r\n\r\n${payload}`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(took).toBeGreaterThanOrEqual(PRINT_TAKES);
});

it("cuts off no print by default, and accepts 3 MB at 256 kbit/s", () => {
  const { headers, request, silence } = readConfig({}).timeouts;
  const { waitTime, startTime, printPatience } = PRINT_LIMITS;
  expect(silence).toBeGreaterThan(waitTime + startTime + printPatience);
  expect(request).toBeGreaterThan((3 * 1024 * 1024 * 8) / 256);
  expect(headers).toBeLessThanOrEqual(request);
});
