import { singleSheetPrint } from "@holdfast/printables/single-sheets/sheet-markup";
import { singleSheets } from "@holdfast/printables/single-sheets/single-sheets";
import { bakeryPlan } from "@holdfast/printables/test/bakery-sample";
import { engineersPlan } from "@holdfast/printables/test/engineers-sample";
import { afterAll, describe, expect, test } from "vitest";
import { lookAtPages } from "../../../test/pdf/page-look";
import { faultsOf } from "../../../test/pdf/pdf-checker";
import {
  benchPrinter,
  hasChromium,
  hasPoppler,
  pdfInfo,
  printedRequest,
  textOfPages,
} from "../../../test/pdf/printer-bench";
import { planDocumentOf } from "./describe-plan-document";

/* The pages of the sheets that are printed by themselves. */

const printer = benchPrinter();
afterAll(() => printer.close());

type Plan = typeof bakeryPlan;
const LONG_NAMES = engineersPlan("Hunter Valley Coffee Roasters and Wholesale ");
const PLANS: readonly (readonly [string, Plan])[] = [
  ["a bakery of five", bakeryPlan],
  ["engineers with long names", LONG_NAMES],
];

/** Prints a sheet of a plan. */
async function printed(plan: Plan, id: string): Promise<Buffer> {
  const { content, control, dateIssued } = plan;
  const document = { ...planDocumentOf(content), control, dateIssued };
  const sheet = singleSheets(content).find((one) => one.id === id);
  if (!sheet) throw new Error(`There is no sheet ${id}.`);
  return printedRequest(printer, singleSheetPrint(sheet, { ...plan, document }));
}

/** The first sheet of each purpose, and all for the day. */
const idsOf = ({ content }: Plan) => {
  const sheets = singleSheets(content);
  return sheets
    .filter(
      ({ purpose }, at) =>
        purpose === "day" || sheets.findIndex((sheet) => sheet.purpose === purpose) === at,
    )
    .map(({ id }) => id);
};

/** No letter of the poster is smaller (points). */
const POSTER_LETTERS = 23.9;
const A3 = /Page size: +841\.\d+ x 119\d\.\d+ pts \(A3\)/u;

describe.skipIf(!hasChromium || !hasPoppler)("single sheets", () => {
  test.each(PLANS)(
    "of %s have name, title, date and 'n of m' on each page, and no faults",
    async (_, plan) => {
      for (const id of idsOf(plan)) {
        const pdf = await printed(plan, id);
        const pages = await textOfPages(pdf);
        for (const [at, page] of pages.entries()) {
          expect(page).toContain(plan.content.organisation.name.slice(0, 20));
          expect(page).toContain("Date issued 28/11/2026 | ");
          const number = String(at + 1).padStart(2, "0");
          expect(page.trimEnd()).toMatch(new RegExp(`${number} of ${pages.length}$`, "u"));
        }
        expect([id, faultsOf(pdf)]).toEqual([id, []]);
      }
    },
  );

  test.each(PLANS)(
    "of %s have one page each for the wall, the wallet, the site and a unit",
    async (_, plan) => {
      const unit = singleSheets(plan.content).find(({ purpose }) => purpose === "unit")?.id ?? "";
      for (const id of ["poster", "wallet-card", "first-hour-card", "site-sheet", unit])
        expect([id, (await textOfPages(await printed(plan, id))).length]).toEqual([id, 1]);
    },
  );

  test.each(PLANS)("has a poster of %s on A3 in 24 points and more", async (_, plan) => {
    const pdf = await printed(plan, "poster");
    expect(await pdfInfo(pdf)).toMatch(A3);
    const [page] = await lookAtPages(pdf);
    const small = page?.words.filter(({ size }) => size < POSTER_LETTERS) ?? [];
    expect(page?.words.length).toBeGreaterThan(50);
    expect(small).toEqual([]);
  });

  test("of a checklist have its title on each page", async () => {
    const pages = await textOfPages(await printed(bakeryPlan, "checklist-B"));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain("Checklist B: Emergency Response");
  });
});
