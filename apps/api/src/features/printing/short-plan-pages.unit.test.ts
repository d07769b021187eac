import { bakeryPlan } from "@holdfast/printables/test/bakery-sample";
import { engineersPlan } from "@holdfast/printables/test/engineers-sample";
import { documentStyle } from "@holdfast/printables/document-style";
import { shortPlanPrint } from "@holdfast/printables/short-plan/short-plan-markup";
import { afterAll, describe, expect, test } from "vitest";
import { lookAtPages } from "../../../test/pdf/page-look";
import { faultsOf } from "../../../test/pdf/pdf-checker";
import { squeezed } from "../../../test/pdf/printed-plan";
import {
  benchPrinter,
  document,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../test/pdf/printer-bench";

/* The printed pages of the short plan. */

const printer = benchPrinter();
afterAll(() => printer.close());

async function printed(data: typeof bakeryPlan): Promise<Buffer> {
  const { title = "", content, header } = shortPlanPrint(data);
  const parts = { title, css: documentStyle, content, header, pageNumbers: true };
  return (await printer.print({ ...jobOf(document(parts)), title })).pdf;
}

/** What begins each page: its title and what the page is. */
const titleOf = (page: string) => squeezed(page.split("\n").filter((line) => line.trim())[1] ?? "");
const isCard = (page: string) => titleOf(page).endsWith("Event card");

/** Returns the lines of the contents on the cover: a title and the number of its page. */
const contentsOf = (cover = "") =>
  Array.from(cover.matchAll(/(\S(?:\S| (?! ))+)\s{2,}page (\d\d)/gu), ([, title = "", page]) => ({
    title: squeezed(title),
    page: Number(page),
  }));

/** Letters that are read on the day (points), and those of lists. */
const ON_THE_DAY = 10.9;
const IN_LISTS = 9.9;

describe.skipIf(!hasChromium || !hasPoppler)("the short plan", () => {
  test("has at most 14 pages for five people, each with name, date, status and 'n of m'", async () => {
    const pages = await textOfPages(await printed(bakeryPlan));
    expect(pages.length).toBeLessThanOrEqual(14);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain("Harbour Bakehouse Pty Ltd | Bakehouse plan");
      expect(page).toContain("Date issued 28/11/2026");
      expect(page).toMatch(/Confidential \| Not approved/u);
      const number = String(at + 1).padStart(2, "0");
      expect(page.trimEnd()).toMatch(new RegExp(`${number} of ${pages.length}$`, "u"));
    }
  });

  test("prints text that is read on the day in 11 points, and lists in 10", async () => {
    const pages = await lookAtPages(await printed(bakeryPlan));
    const smallest = (numbers: readonly number[]) =>
      Math.min(
        ...pages
          .filter(({ number }) => numbers.includes(number))
          .flatMap(({ words }) => words.map(({ size }) => size)),
      );
    const all = pages.map(({ number }) => number);
    expect(smallest(all.slice(0, 10))).toBeGreaterThan(ON_THE_DAY);
    expect(smallest(all)).toBeGreaterThan(IN_LISTS);
  });

  test.each([
    ["a bakery of five", bakeryPlan, 5],
    ["engineers with 40 people", engineersPlan(), 8],
    ["long names", engineersPlan("Hunter Valley Coffee Roasters and Wholesale "), 8],
    ["wide characters", engineersPlan("狩猟谷珈琲焙煎株式会社".repeat(3)), 8],
  ])(
    "gives each card of %s a page, and finds every page of its contents",
    async (_, data, count) => {
      const pdf = await printed(data);
      const pages = await textOfPages(pdf);
      const cards = pages.filter(isCard);
      expect(cards).toHaveLength(count);
      expect(cards.filter((page) => !page.includes("Finished when:"))).toEqual([]);
      const contents = contentsOf(pages[0]);
      expect(contents).toHaveLength(count + 9);
      const wrong = contents.filter(({ title, page }) => !pages[page - 1]?.includes(title));
      expect(wrong).toEqual([]);
      expect(faultsOf(pdf)).toEqual([]);
    },
  );

  test("shortens no meeting point or number of usual length", async () => {
    const text = squeezed((await textOfPages(await printed(bakeryPlan))).join(" "));
    expect(text).not.toContain("…");
    for (const fact of [
      "Car park of the library, across Mill Lane",
      "0491 570 006",
      "02 4900 6201",
      "policy BP 77120",
    ])
      expect(text).toContain(fact);
  });
});
