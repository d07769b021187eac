import {
  DOCUMENT_TOO_COMPLEX,
  PRINTER_BUSY,
  PRINTER_MISSING,
  TOO_MANY_PRINTS,
} from "@holdfast/contract/printing/errors";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { connect } from "node:net";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PdfPrinter, PrintJob } from "../../platform/pdf/pdf-printer";
import { createPrintQueue } from "../../platform/pdf/print-queue";
import { PRINT_LIMITS } from "../../platform/pdf/print-limits";
import { ProblemError } from "../../platform/problem-error";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";

/** A printer that records its jobs and returns a fixed file, or throws the refusal set. */
const jobs: (Omit<PrintJob, "document"> & { readonly document: string })[] = [];
let refusal: ProblemError | undefined;
let queue = createPrintQueue(PRINT_LIMITS);
/** How many places in the queue were taken and left. */
const places = { taken: 0, left: 0 };
const printer: PdfPrinter = {
  state: () => "ready",
  reserve: (caller) => {
    if (refusal) throw refusal;
    const place = queue.take(caller);
    places.taken += 1;
    return {
      print: async ({ document, ...job }) => {
        jobs.push({ ...job, document: await document(new AbortController().signal) });
        return { pdf: Buffer.from("%PDF-1.4 trial"), pages: 1, missingCharacters: [] };
      },
      leave: () => {
        places.left += 1;
        place.leave();
      },
    };
  },
  close: () => Promise.resolve(),
};

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp(undefined, { printer });
  as = await signedInPerson(app, "printer@cafe.example");
});
beforeEach(() => {
  refusal = undefined;
  jobs.length = 0;
  queue = createPrintQueue(PRINT_LIMITS);
});

const body = { content: "<p>text</p>", format: "A4" } as const;

test("prints for a signed-in person, as a file named after the document's title", async () => {
  const { status, bytes, headers } = await app.call(exportPdf, {
    as,
    body: {
      ...body,
      frontMatter: "<h2>Cover</h2>",
      title: "Business Continuity Plan Café",
      author: "Café",
      header: { left: "Café", right: "RISK ANALYSIS REPORT" },
      footer: "page-number",
      margins: { top: 120, bottom: 60 },
    },
  });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-disposition"]).toContain("Business%20Continuity%20Plan%20Caf%C3%A9.pdf");
  expect(bytes.toString()).toBe("%PDF-1.4 trial");
  const [job] = jobs;
  expect(job).toMatchObject({ title: "Business Continuity Plan Café", author: "Café" });
  expect(job?.document).toMatch(/@top-left[^]*margin-top:120px[^]*<h2>Cover<\/h2>\s*<p>text<\/p>/);
  // The style sheet of printed documents is included.
  expect(job?.document).toContain(".hf-document");
});

test("sanitises the markup first", async () => {
  await app.call(exportPdf, {
    as,
    body: { ...body, content: "a<script>b</script><p onclick=c>d" },
  });
  expect(jobs[0]?.document).toContain("\na<p>d</p>\n");
});

test("requires a session", async () => {
  const { status } = await app.call(exportPdf, { body });
  expect(status).toBe(401);
  expect(jobs).toEqual([]);
});

describe("rejects with a message", () => {
  test.each([
    [{ ...body, content: "" }, "content"],
    [{ ...body, content: "\ud800" }, "content"],
    [{ ...body, format: "A3" }, "format"],
    [{ ...body, margins: { top: -1, bottom: 0 } }, "margins.top"],
    [{ ...body, title: "x".repeat(501) }, "title"],
    [{ ...body, title: "" }, "title"],
    [{ ...body, title: "nul \u0000" }, "title"],
    [{ ...body, script: "x" }, "script"],
  ])("rejects with a message an invalid field %#", async (wrong, path) => {
    const { status, problem } = await app.call(exportPdf, { as, body: wrong as typeof body });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path, message: expect.stringMatching(/\.$/) }]);
  });

  test("rejects with a message a body of more than 1.7 MB", async () => {
    const { status } = await app.call(exportPdf, {
      as,
      body: { ...body, content: "x".repeat(1_666_000) },
    });
    expect(status).toBe(413);
  });

  test("rejects with a message a document nested too deeply", async () => {
    const { status, problem } = await app.call(exportPdf, {
      as,
      body: { ...body, content: "<div>".repeat(1_000) },
    });
    expect([status, problem.code]).toEqual([422, DOCUMENT_TOO_COMPLEX.code]);
  });

  test("rejects with a message while the printer is busy, and says when to retry", async () => {
    refusal = new ProblemError(PRINTER_BUSY, { retryAfter: 10 });
    const { status, headers } = await app.call(exportPdf, { as, body });
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
  });

  test("rejects with a message without a browser", async () => {
    refusal = new ProblemError(PRINTER_MISSING);
    const { status, problem } = await app.call(exportPdf, { as, body });
    expect(status).toBe(503);
    expect(problem).toMatchObject({ code: "printer-missing", detail: PRINTER_MISSING.message });
  });

  test("rejects too many prints with a message", async () => {
    const greedy = await signedInPerson(app, "greedy@cafe.example");
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await app.call(exportPdf, { as: greedy, body })).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});

/** A body that cannot be parsed: a 400 means that it was read. */
const UNREADABLE = "{";
const post = (token: string, payload: string) =>
  app.server.inject({
    method: "POST",
    url: "/v1/export/pdf",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    payload,
  });

describe("a place in the queue", () => {
  test("takes a place in the queue before the body is read", async () => {
    refusal = new ProblemError(PRINTER_BUSY, { retryAfter: 10 });
    expect((await post(as, UNREADABLE)).statusCode).toBe(503);
    expect((await post(as, "x".repeat(2_000_000))).statusCode).toBe(503);
  });

  test("refuses a place in the queue to a person who has three, with any body", async () => {
    const session = await signedInPerson(app, "three@cafe.example");
    const { id } = (await app.call(readUser, { as: session })).body;
    const taken = [1, 2, 3].map(() => queue.take({ person: id, network: "elsewhere" }));
    const response = await post(session, UNREADABLE);
    expect([response.statusCode, response.json().code]).toEqual([429, TOO_MANY_PRINTS.code]);
    for (const place of taken) place.leave();
    expect((await app.call(exportPdf, { as: session, body })).status).toBe(200);
  });

  test("refuses a place in the queue to a network that has its share", async () => {
    for (let count = 0; count < PRINT_LIMITS.perNetwork; count += 1)
      queue.take({ person: `person ${count}`, network: "203.0.113.7" });
    const from = (address: string) => app.call(exportPdf, { as, body, address });
    expect((await from("203.0.113.7")).problem.code).toBe(PRINTER_BUSY.code);
    expect((await from("203.0.113.8")).status).toBe(200);
  });

  test.each([
    ["printed", JSON.stringify(body), 200],
    ["unreadable", UNREADABLE, 400],
    ["rejected for its fields", "{}", 400],
  ])("releases a place in the queue after a document that was %s", async (_, payload, status) => {
    for (let count = 0; count < 4; count += 1)
      expect((await post(as, payload)).statusCode).toBe(status);
  });

  test("releases a place in the queue if the caller disconnects in the middle of the body", async () => {
    const person = await signedInPerson(app, "gone@cafe.example");
    const { port } = await app.server
      .listen({ port: 0, host: "127.0.0.1" })
      .then((url) => new URL(url));
    const { taken, left } = { ...places };
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `POST /v1/export/pdf HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person}\r\n` +
        `Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    );
    await expect.poll(() => places.taken).toBe(taken + 1);
    expect(places.left).toBe(left);
    socket.destroy();
    await expect.poll(() => places.left).toBeGreaterThan(left);
  });
});

test("limits a network to 300 documents in ten minutes, across accounts", async () => {
  const address = "198.51.100.20";
  const statuses: number[] = [];
  for (let account = 0; account < 6; account += 1) {
    const token = await signedInPerson(app, `crowd${account}@cafe.example`);
    for (let count = 0; count < 51; count += 1)
      statuses.push((await app.call(exportPdf, { as: token, body, address })).status);
  }
  expect(statuses.indexOf(429)).toBe(300);
});

test("prints a long document once for the same person, and again for another person or text", async () => {
  const long = { ...body, content: `<p>${"text ".repeat(20_000)}</p>` };
  const print = async (token: string, overrides: object = {}) => {
    const { status, bytes } = await app.call(exportPdf, {
      as: token,
      body: { ...long, ...overrides },
    });
    expect([status, bytes.toString()]).toEqual([200, "%PDF-1.4 trial"]);
    return jobs.length;
  };
  const another = await signedInPerson(app, "another@cafe.example");
  expect([await print(as), await print(as)]).toEqual([1, 1]);
  expect(await print(another)).toBe(2);
  const header = { right: "Date issued 22/11/2026" };
  expect(await print(as, { header })).toBe(3);
});
