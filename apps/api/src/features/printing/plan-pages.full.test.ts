import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { emptyPlan } from "@holdfast/printables/test/empty-plan-sample";
import { cafePlan } from "@holdfast/printables/test/plan-sample";
import { afterAll, expect, test } from "vitest";
import { businessOf } from "../../../test/pdf/business-sample";
import { describePlanAtLimits } from "../../../test/pdf/plan-limit-tests";
import { describePlanPages } from "../../../test/pdf/plan-page-tests";
import { printedPlan } from "../../../test/pdf/printed-plan";
import {
  benchPrinter,
  hasChromium,
  hasPoppler,
  textOfPages,
} from "../../../test/pdf/printer-bench";

/* Printed plans of further sizes; `npm test` prints those of `plan-pages.unit.test.ts`. */

const printer = benchPrinter();
afterAll(() => printer.close());

const SMALL = { members: 4, areas: 5, units: 6, sites: 2, parties: 3 };
const LARGE = { members: 14, areas: 40, units: 30, sites: 12, parties: 300 };
describePlanPages(printer, "with nothing recorded", emptyPlan);
describePlanPages(printer, "with 3 suppliers", businessOf(SMALL));
describePlanPages(printer, "with 300 suppliers", businessOf(LARGE));

// Words of names, and characters that are twice as wide.
describePlanAtLimits(printer, "Hunter Valley Coffee Roasters and ");
describePlanAtLimits(printer, "狩猟谷珈琲焙煎株式会社");

test.skipIf(!hasChromium || !hasPoppler).each([
  ["wide characters", "W".repeat(LIMITS.name)],
  ["emoji", "😀".repeat(LIMITS.name / 2)],
])("prints a business and a plan with the longest names, of %s", async (_, name) => {
  const { business, plan } = cafePlan;
  const data = { ...cafePlan, business: { ...business, name }, plan: { ...plan, name } };
  const [cover] = await textOfPages(await printedPlan(printer, data));
  expect(cover).toContain(name.slice(0, 2));
});
