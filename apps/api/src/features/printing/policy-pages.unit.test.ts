import { policyPages } from "@holdfast/content/policy-text/policy-pages";
import { documentStyle } from "@holdfast/printables/document-style";
import type { PolicyData } from "@holdfast/printables/policy/policy-data";
import { certificatePrint, policyPrint } from "@holdfast/printables/policy/policy-markup";
import { cafePolicy, samplePolicy } from "@holdfast/printables/test/policy-sample";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { MAX_POLICY_MEMBERS, MAX_STATEMENT } from "@holdfast/contract/policies/policy";
import { afterAll, describe, expect, test } from "vitest";
import { plainImage } from "../../../test/factories/images";
import { lookAtPages } from "../../../test/pdf/page-look";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../test/pdf/printer-bench";

/* Checks the printed policy and its certificate page by page. */

const NEARLY_EMPTY = 0.2;
const LONGEST = "Long words. ".repeat(200).slice(0, MAX_STATEMENT);
const printer = benchPrinter();
afterAll(() => printer.close());

const printed = async ({ content, frontMatter, header, footer }: PrintRequest) => {
  const pageNumbers = footer !== undefined;
  const parts = { css: documentStyle, content, frontMatter, header, pageNumbers };
  return (await printer.print(jobOf(document(parts)))).pdf;
};
const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const withCommittee = (count: number, text: string): PolicyData => {
  const members = Array.from({ length: count }, (_, at) => ({
    contactId: null,
    firstName: `Alexandrina ${at + 1}`,
    lastName: "Featherstonehaugh-Wolverhampton",
    jobTitle: "General Manager, Operations and Maintenance",
  }));
  const policy = { ...samplePolicy, members, businessContinuityResponsible: text };
  return { ...cafePolicy, policy, versions: [policy, ...cafePolicy.versions] };
};

const withName = (name: string): PolicyData => {
  const data = withCommittee(MAX_POLICY_MEMBERS, "The board.");
  return { ...data, business: { ...data.business, name: name.slice(0, LIMITS.name) } };
};

const withLogo = async (data: PolicyData, width: number): Promise<PolicyData> => {
  const logo = await plainImage("png", { width, height: 400 });
  const logoUrl = `data:image/png;base64,${logo.toString("base64")}`;
  return { ...data, business: { ...data.business, logoUrl } };
};

/** Every text of the policy at its limit, in a policy of many versions. */
function withLongestTexts(): PolicyData {
  const long = "Featherstonehaugh Wolverhampton ".repeat(7).slice(0, LIMITS.name);
  const member = { contactId: null, firstName: long, lastName: long, jobTitle: long };
  const policy = {
    ...samplePolicy,
    version: 8,
    members: Array.from({ length: MAX_POLICY_MEMBERS }, (_, at) => ({
      ...member,
      firstName: `${at} ${long}`,
    })),
    businessContinuityResponsible: LONGEST,
    savedByUserName: `${long} ${long}`,
    signedBy: long,
    signedOn: "2026-11-20",
  };
  const versions = Array.from({ length: policy.version }, (_, at) => ({
    ...policy,
    version: policy.version - at,
    members: policy.members.slice((at % 2) * 3),
  }));
  const business = { ...cafePolicy.business, name: long, tradingName: `The ${long}` };
  return { ...cafePolicy, business, policy, versions };
}

describe.skipIf(!hasChromium || !hasPoppler)("the printed policy", () => {
  test("has ten pages between its covers, each with its section", async () => {
    const pages = (await textOfPages(await printed(policyPrint(cafePolicy)))).map(squeezed);
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

  test.each([
    ["a café", cafePolicy],
    ["the largest committee and the longest statement", withCommittee(MAX_POLICY_MEMBERS, LONGEST)],
    ["a statement above half of a page", withCommittee(9, LONGEST.slice(0, 640))],
    ["a statement of many lines", withCommittee(3, "A\n".repeat(MAX_STATEMENT / 2))],
    ["the longest names", withLongestTexts()],
    ["the longest name without spaces", withName("W".repeat(LIMITS.name))],
    ["the longest Chinese name", withName("港口服務有限公司".repeat(25))],
  ])("has ten pages, none nearly empty, with a logo for %s", async (_, data) => {
    const pdf = await printed(policyPrint(await withLogo(data, 400)));
    const pages = await lookAtPages(pdf);
    expect(pages).toHaveLength(12);
    const empty = pages.filter(({ depth }) => depth < NEARLY_EMPTY);
    expect(empty.map(({ number }) => number)).toEqual([]);
    const texts = await textOfPages(pdf);
    for (const [at, { title }] of policyPages.entries()) expect(texts[at + 1]).toContain(title);
  });
});

describe.skipIf(!hasChromium || !hasPoppler)("the certificate", () => {
  test.each([
    ["a café with a wide one", cafePolicy, 800],
    ["a name of two lines", withName("Harbour Kitchen and Catering ".repeat(3).slice(0, 80)), 400],
    ["the longest name", withName("Dampfschifffahrt".repeat(13)), 400],
  ])("fits on one page with a logo for %s", async (_, data, width) => {
    const pdf = await printed(certificatePrint(await withLogo(data, width)));
    expect(await textOfPages(pdf)).toHaveLength(1);
  });

  test.each([
    ["a café", cafePolicy, "Olivia Marsh, Ben Adams, Ruth Lane"],
    ["a large committee", withCommittee(MAX_POLICY_MEMBERS, "The board."), "and 19 more"],
    [
      "the longest name, also without spaces",
      withName("Dampfschifffahrt".repeat(13)),
      "and 19 more",
    ],
    ["the longest Chinese name", withName("港口服務有限公司".repeat(25)), "and 19 more"],
  ])("fits on one page for %s", async (_, data, names) => {
    const pages = await textOfPages(await printed(certificatePrint(data)));
    expect(pages).toHaveLength(1);
    expect(squeezed(pages[0] ?? "")).toContain(names);
  });

  test("names who signed, and when", async () => {
    const policy = { ...samplePolicy, signedBy: "Olivia Marsh", signedOn: "2026-11-21" };
    const [page] = await textOfPages(await printed(certificatePrint({ ...cafePolicy, policy })));
    expect(squeezed(page ?? "")).toMatch(/Olivia Marsh 21\/11\/2026/);
  });
});
