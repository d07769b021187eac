import {
  DOCUMENT_TOO_COMPLEX,
  PRINTER_BUSY,
  PRINTER_MISSING,
} from "@holdfast/contract/printing/errors";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PdfPrinter, PrintJob } from "../../platform/pdf/pdf-printer";
import { Refusal } from "../../platform/refusal";
import { signedInPerson } from "../../testing/people";
import { testHouse, type TestHouse } from "../../testing/test-house";

/** Takes a document and gives a fixed file, or the refusal it was told to. */
const jobs: PrintJob[] = [];
let refusal: Refusal | undefined;
const printer: PdfPrinter = {
  state: () => "ready",
  print: async (job) => {
    if (refusal) throw refusal;
    jobs.push(job);
    return { pdf: Buffer.from("%PDF-1.4 trial"), pages: 1 };
  },
  close: () => Promise.resolve(),
};

let house: TestHouse;
let as: string;
beforeAll(async () => {
  house = await testHouse(undefined, { printer });
  as = await signedInPerson(house, "printer@cafe.example");
});
beforeEach(() => {
  refusal = undefined;
  jobs.length = 0;
});

const body = { content: "<p>text</p>", format: "A4" } as const;

test("prints for whoever has signed in, as a file under the document's title", async () => {
  const { status, bytes, headers } = await house.call(exportPdf, {
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
  // The style sheet of printed documents is in it.
  expect(job?.document).toContain(".hf-document");
});

test("what a client sends is made harmless first", async () => {
  await house.call(exportPdf, {
    as,
    body: { ...body, content: "a<script>b</script><p onclick=c>d" },
  });
  expect(jobs[0]?.document).toContain("\na<p>d</p>\n");
});

test("a stranger prints nothing", async () => {
  const { status } = await house.call(exportPdf, { body });
  expect(status).toBe(401);
  expect(jobs).toEqual([]);
});

describe("refuses with a sentence", () => {
  test.each([
    [{ ...body, content: "" }, "content"],
    [{ ...body, content: "\ud800" }, "content"],
    [{ ...body, format: "A3" }, "format"],
    [{ ...body, margins: { top: -1, bottom: 0 } }, "margins.top"],
    [{ ...body, title: "x".repeat(501) }, "title"],
    [{ ...body, title: "" }, "title"],
    [{ ...body, title: "nul \u0000" }, "title"],
    [{ ...body, script: "x" }, "script"],
  ])("a wrong field %#", async (wrong, path) => {
    const { status, problem } = await house.call(exportPdf, { as, body: wrong as typeof body });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path, message: expect.stringMatching(/\.$/) }]);
  });

  test("a body of more than 6 MB", async () => {
    const { status } = await house.call(exportPdf, {
      as,
      body: { ...body, content: "x".repeat(6.5 * 1024 * 1024) },
    });
    expect(status).toBe(413);
  });

  test("a document nested too deeply", async () => {
    const { status, problem } = await house.call(exportPdf, {
      as,
      body: { ...body, content: "<div>".repeat(1_000) },
    });
    expect([status, problem.code]).toEqual([422, DOCUMENT_TOO_COMPLEX.code]);
  });

  test("while the printer is busy, and says when to come again", async () => {
    refusal = new Refusal(PRINTER_BUSY, { retryAfter: 10 });
    const { status, headers } = await house.call(exportPdf, { as, body });
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
  });

  test("without a browser", async () => {
    refusal = new Refusal(PRINTER_MISSING);
    const { status, problem } = await house.call(exportPdf, { as, body });
    expect(status).toBe(503);
    expect(problem).toMatchObject({ code: "printer-missing", detail: PRINTER_MISSING.message });
  });

  test("who prints without end", async () => {
    const greedy = await signedInPerson(house, "greedy@cafe.example");
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await house.call(exportPdf, { as: greedy, body })).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});
