import { fullName } from "@holdfast/contract/platform/text-rules";
import { policyPages } from "@holdfast/content/policy-text/policy-pages";
import type { PolicyData } from "@holdfast/printables/policy/policy-data";
import { certificatePrint, policyPrint } from "@holdfast/printables/policy/policy-markup";
import { lookAtPages } from "./page-look";
import { withLogo } from "./policy-sample";
import { type BenchPrinter, printedRequest, textOfPages } from "./printer-bench";

const NEARLY_EMPTY = 0.2;

/**
 * Prints a policy with a logo. Returns what is wrong with its ten pages: the titles of sections without a filled page,
 * the numbers of nearly empty covers, and how many pages there are too many.
 */
export async function wrongPages(
  printer: BenchPrinter,
  data: PolicyData,
): Promise<readonly (string | number)[]> {
  const pdf = await printedRequest(printer, policyPrint(await withLogo(data, 400)));
  const pages = await lookAtPages(pdf);
  const texts = await textOfPages(pdf);
  const wrong = policyPages.filter(({ title }, at) => {
    const isFilled = (pages[at + 1]?.depth ?? 0) >= NEARLY_EMPTY;
    return !isFilled || !texts[at + 1]?.includes(title);
  });
  const covers = [pages[0], pages.at(-1)].filter((page) => (page?.depth ?? 0) < NEARLY_EMPTY);
  const others = pages.length - policyPages.length - 2;
  return [
    ...wrong.map(({ title }) => title),
    ...covers.map((page) => page?.number ?? 0),
    ...(others === 0 ? [] : [others]),
  ];
}

/** Prints a certificate. Returns how many pages it has, and how many members of the committee it neither names nor counts. */
export async function printedCertificate(printer: BenchPrinter, data: PolicyData) {
  const pdf = await printedRequest(printer, certificatePrint(data));
  const pages = await textOfPages(pdf);
  const text = pages.join("").replaceAll(/\s+/g, "");
  const { members } = data.policy;
  const named = members.filter((member) => text.includes(fullName(member).replaceAll(" ", "")));
  const more = Number(/^ *(\d+)(?: more)? in the policy\.$/m.exec(pages.join("\n"))?.[1] ?? 0);
  return { pdf, pages: pages.length, missing: members.length - named.length - more };
}
