import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { MAX_POLICY_MEMBERS, MAX_STATEMENT } from "@holdfast/contract/policies/policy";
import { certificatePrint } from "@holdfast/printables/policy/policy-markup";
import { cafePolicy } from "@holdfast/printables/test/policy-sample";
import { afterAll, describe, expect, test } from "vitest";
import {
  LONGEST,
  withCommittee,
  withLogo,
  withLongestTexts,
  withName,
} from "../../../test/pdf/policy-sample";
import { squeezed } from "../../../test/pdf/printed-plan";
import { printedCertificate, wrongPages } from "../../../test/pdf/printed-policy";
import {
  benchPrinter,
  hasChromium,
  hasPoppler,
  printedRequest,
  textOfPages,
} from "../../../test/pdf/printer-bench";

/* Printed policies and certificates of further sizes; `npm test` prints those of `policy-pages.unit.test.ts`. */

const printer = benchPrinter();
afterAll(() => printer.close());

describe.skipIf(!hasChromium || !hasPoppler)("the printed policy", () => {
  test.each([
    ["a café", cafePolicy],
    ["the largest committee and the longest statement", withCommittee(MAX_POLICY_MEMBERS, LONGEST)],
    ["a statement above half of a page", withCommittee(9, LONGEST.slice(0, 640))],
    ["a statement of many lines", withCommittee(3, "A\n".repeat(MAX_STATEMENT / 2))],
    ["the longest name without spaces", withName("W".repeat(LIMITS.name))],
    ["the longest Chinese name", withName("港口服務有限公司".repeat(25))],
  ])("has ten pages, none nearly empty, with a logo for %s", async (_, data) => {
    expect(await wrongPages(printer, data)).toEqual([]);
  });
});

describe.skipIf(!hasChromium || !hasPoppler)("the certificate", () => {
  test.each([
    ["a café with a wide one", cafePolicy, 800],
    ["a name of two lines", withName("Harbour Kitchen and Catering ".repeat(3).slice(0, 80)), 400],
    ["the longest name", withName("Dampfschifffahrt".repeat(13)), 400],
  ])("fits on one page with a logo for %s", async (_, data, width) => {
    const pdf = await printedRequest(printer, certificatePrint(await withLogo(data, width)));
    expect(await textOfPages(pdf)).toHaveLength(1);
  });

  test.each([
    ["a café", cafePolicy],
    ["a large committee", withCommittee(MAX_POLICY_MEMBERS, "The board.")],
    ["the longest name, also without spaces", withName("Dampfschifffahrt".repeat(13))],
    ["the longest Chinese name", withName("港口服務有限公司".repeat(25))],
    ["a committee of the longest names", withLongestTexts()],
  ])("fits on one page for %s, and counts the members for whom it has no room", async (_, data) => {
    const { pages, missing } = await printedCertificate(printer, data);
    expect([pages, missing]).toEqual([1, 0]);
  });

  test("names the whole committee of a café", async () => {
    const [page] = await textOfPages(await printedRequest(printer, certificatePrint(cafePolicy)));
    expect(squeezed(page ?? "")).toContain("Olivia Marsh, Ben Adams, Ruth Lane");
  });
});
