import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  DOCUMENT_TOO_COMPLEX,
  DOCUMENT_TOO_LARGE,
  DOCUMENT_TOO_LONG,
  PRINTING_TOOK_TOO_LONG,
} from "@holdfast/contract/printing/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attacks } from "../../../test/pdf/attack-markup";
import type { PrintLimits } from "./print-limits";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
  unsanitised,
} from "../../../test/pdf/printer-bench";
import { sanitiseDocument } from "./markup/sanitise-document";

/** Every request that reaches this server; there should be none. */
const visits: string[] = [];
const trap = createServer((request, response) => {
  visits.push(request.url ?? "");
  response.end("x");
});
const printer = benchPrinter();
beforeAll(() => new Promise<void>((resolve) => void trap.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  await printer.close();
  trap.close();
});
const trapHost = () => `127.0.0.1:${(trap.address() as AddressInfo).port}`;

/** A script's output, not its source shown as text; or a line of a system file. */
const RAN = /\bRAN\b(?!')|root:/;

describe.skipIf(!hasChromium || !hasPoppler)("no script runs and nothing is fetched", () => {
  test("runs no script and fetches nothing of markup that passes the sanitiser", async () => {
    const content = attacks(trapHost()).map(([, markup]) => sanitiseDocument(markup).html);
    const { pdf } = await printer.print(jobOf(document({ content: content.join("") })));
    expect((await textOfPages(pdf)).join("")).not.toMatch(RAN);
    expect(visits).toEqual([]);
  });

  test("runs no script and fetches nothing even of markup that bypasses the sanitiser", async () => {
    for (const [name, markup] of attacks(trapHost())) {
      const { pdf } = await printer.print(jobOf(unsanitised(markup)));
      const text = (await textOfPages(pdf)).join("");
      expect({ name, text }).toEqual({ name, text: expect.not.stringMatching(RAN) });
    }
    expect(visits).toEqual([]);
  });
});

const ROW = `<tr>${"<td>cell</td>".repeat(10)}</tr>`;

describe.skipIf(!hasChromium)(
  "refuses a document beyond its limits, and prints the next one",
  () => {
    const trials: readonly (readonly [
      name: string,
      html: string,
      error: { code: string },
      limits: Partial<PrintLimits>,
    ])[] = [
      ["pages by height", `<p style="height:1000000000px">x</p>`, DOCUMENT_TOO_LONG, {}],
      [
        "pages by breaks",
        `<p style="break-before:page">x</p>`.repeat(21),
        DOCUMENT_TOO_LONG,
        { pages: 20 },
      ],
      ["pages by text", `<p>${"word ".repeat(300_000)}</p>`, DOCUMENT_TOO_LONG, {}],
      ["bytes of the document", "<p>x</p>", DOCUMENT_TOO_LARGE, { documentBytes: 1_000 }],
      ["bytes of the PDF", "<p>x</p>", DOCUMENT_TOO_LARGE, { pdfBytes: 1_000 }],
      ["time", `<table>${ROW.repeat(4_400)}</table>`, PRINTING_TOOK_TOO_LONG, { printTime: 1_000 }],
      ["memory", `<table>${ROW.repeat(4_400)}</table>`, DOCUMENT_TOO_COMPLEX, { memory: 40 }],
    ];
    test.each(trials)(
      "refuses a document beyond its limit of %s, and prints the next one",
      async (_, content, { code }, limits) => {
        const bounded = benchPrinter(limits);
        try {
          const refusal = await bounded
            .print(jobOf(document({ content })))
            .catch((error: unknown) => error);
          expect(refusal).toHaveProperty("definition.code", code);
          if (code === DOCUMENT_TOO_LARGE.code || code === DOCUMENT_TOO_COMPLEX.code) return;
          const { pages } = await bounded.print(jobOf(document({ content: "<p>short</p>" })));
          expect(pages).toBe(1);
        } finally {
          await bounded.close();
        }
      },
    );
  },
);
