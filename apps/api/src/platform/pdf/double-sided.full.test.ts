import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { documentStyle } from "@holdfast/printables/document-style";
import { doubleSidedStyle } from "@holdfast/printables/double-sided-style";
import { cafePlan } from "@holdfast/printables/test/plan-sample";
import { afterAll, describe, expect, test } from "vitest";
import { faultsOf } from "../../../test/pdf/pdf-checker";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../test/pdf/printer-bench";
import { unpackedPdf } from "../../../test/pdf/unpacked-pdf";

const printer = benchPrinter();
afterAll(() => printer.close());

const { title = "", content, frontMatter, header } = continuityPlanPrint(cafePlan);
const print = async (isDoubleSided: boolean) => {
  const css = isDoubleSided ? documentStyle + doubleSidedStyle : documentStyle;
  const parts = { title, content, frontMatter, header, css, pageNumbers: true, isDoubleSided };
  return (await printer.print({ ...jobOf(document(parts)), title })).pdf;
};

/** The number at the foot of a page and where it is; undefined for a page without one. */
function numberAtFoot(page: string) {
  const foot = page.trimEnd().split("\n").at(-1) ?? "";
  const number = /(\d+) of \d+/.exec(foot);
  return number && { number: number[1], isLeft: foot.trim().startsWith(number[0]) };
}

describe.skipIf(!hasChromium || !hasPoppler)("a double-sided plan", async () => {
  const isReady = hasChromium && hasPoppler;
  const pdf = isReady ? await print(true) : Buffer.alloc(0);
  const pages = isReady ? await textOfPages(pdf) : [];
  const single = isReady ? await textOfPages(await print(false)) : [];

  test("starts its contents, sections and appendices on right-hand pages", () => {
    const isBlank = (page: string) => page.trim() === "";
    // The contents are on pages 5 and 6.
    const openers = pages.flatMap((page, at) =>
      at > 5 && /^ *(?:[A-G]? *Section [A-G] |Appendix A )/m.test(page) ? [at + 1] : [],
    );
    expect(pages[4]).toMatch(/^ *Contents$/m);
    expect(openers.length).toBeGreaterThanOrEqual(8);
    expect(openers.filter((page) => page % 2 === 0)).toEqual([]);
    expect(pages.filter(isBlank).length).toBeGreaterThan(0);
    // The back cover is the back of the last sheet.
    expect(pages.length % 2).toBe(0);
  });

  test("has its page numbers at the outer edge", () => {
    const feet = pages.map((page, at) => ({ foot: numberAtFoot(page), isLeft: at % 2 === 1 }));
    const wrong = feet.filter(({ foot, isLeft }) => foot && foot.isLeft !== isLeft);
    expect(wrong).toEqual([]);
  });

  test("has the same words on the same numbered pages as a single-sided one", () => {
    const words = (page: string) => page.trim().split(/\s+/).toSorted().join(" ");
    const numbered = pages.filter(numberAtFoot).map(words);
    const others = single.filter(numberAtFoot).map(words);
    expect(numbered).toHaveLength(others.length);
    expect(numbered.filter((page, at) => page !== others[at])).toEqual([]);
  });

  test("keeps the rules of PDF/UA-1 and PDF/A-2b, and gives blank pages no label", () => {
    expect(faultsOf(pdf)).toEqual([]);
    expect(unpackedPdf(pdf).toString("latin1")).toMatch(
      /\/PageLabels <<\/Nums \[[^\]]*<<>> \d+ <<\/S \/D\/St \d+>>/,
    );
  });
});
