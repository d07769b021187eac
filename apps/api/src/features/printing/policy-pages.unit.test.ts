import { policyPages } from "@holdfast/content/policy-text/policy-pages";
import { certificatePrint, policyPrint } from "@holdfast/printables/policy/policy-markup";
import { cafePolicy, samplePolicy } from "@holdfast/printables/test/policy-sample";
import { afterAll, describe, expect, test } from "vitest";
import { faultsOf } from "../../../test/pdf/pdf-checker";
import { withLogo, withLongestTexts, withName } from "../../../test/pdf/policy-sample";
import { squeezed } from "../../../test/pdf/printed-plan";
import { printedCertificate, wrongPages } from "../../../test/pdf/printed-policy";
import {
  benchPrinter,
  hasChromium,
  hasPoppler,
  printedRequest,
  textOfPages,
} from "../../../test/pdf/printer-bench";

/* The printed policy, also at its limits, and its certificate; `policy-pages.full.test.ts` has other sizes. */

const printer = benchPrinter();
afterAll(() => printer.close());

describe.skipIf(!hasChromium || !hasPoppler)("the printed policy", () => {
  test("has ten pages between its covers, each with its section", async () => {
    const pdf = await printedRequest(printer, policyPrint(cafePolicy));
    expect(faultsOf(pdf)).toEqual([]);
    const pages = (await textOfPages(pdf)).map(squeezed);
    expect(pages).toHaveLength(12);
    expect(pages[0]).toContain("Harbour Kitchen Pty Ltd");
    for (const [at, { number, title, lead }] of policyPages.entries()) {
      expect(pages[at + 1]).toContain(squeezed(`${number} ${title}`));
      expect(pages[at + 1]).toContain(
        squeezed(lead.replaceAll("{business}", cafePolicy.business.name)),
      );
    }
    expect(pages[1]).toMatch(/9 Communication and Review ?10\b/);
    expect(pages[7]).toContain("Ruth Lane");
    expect(pages[10]).toContain("Added to the committee: Ruth Lane. Review date changed.");
  });

  test("has ten pages, none nearly empty, with a logo and the longest texts", async () => {
    expect(await wrongPages(printer, withLongestTexts())).toEqual([]);
  });

  test("says where the positions are in full that it shortens", async () => {
    const pages = await textOfPages(await printedRequest(printer, policyPrint(withLongestTexts())));
    const signatures = pages.find((page) => page.includes("Name and position"));
    expect(squeezed(signatures ?? "")).toContain("Texts that end with … are in full in Holdfast.");
  });
});

describe.skipIf(!hasChromium || !hasPoppler)("the certificate", () => {
  test("fits on one page with a logo and the longest name, and keeps the rules of PDF/UA-1 and PDF/A-2b", async () => {
    const data = await withLogo(withName("Dampfschifffahrt".repeat(13)), 400);
    const { pdf, pages, missing } = await printedCertificate(printer, data);
    expect([pages, missing]).toEqual([1, 0]);
    expect(faultsOf(pdf)).toEqual([]);
  });

  test("names who signed, and when", async () => {
    const policy = { ...samplePolicy, signedBy: "Olivia Marsh", signedOn: "2026-11-21" };
    const pdf = await printedRequest(printer, certificatePrint({ ...cafePolicy, policy }));
    const [page] = await textOfPages(pdf);
    expect(squeezed(page ?? "")).toMatch(/Olivia Marsh 21\/11\/2026/);
  });
});
