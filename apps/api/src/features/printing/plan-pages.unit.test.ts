import { afterAll } from "vitest";
import { businessOf } from "../../../test/pdf/business-sample";
import { describePlanAtLimits } from "../../../test/pdf/plan-limit-tests";
import { describePlanPages } from "../../../test/pdf/plan-page-tests";
import { benchPrinter } from "../../../test/pdf/printer-bench";

/* A full printed plan, and one at its limits; `plan-pages.full.test.ts` prints those of other sizes. */

const printer = benchPrinter();
afterAll(() => printer.close());

const FULL = { members: 6, areas: 15, units: 10, sites: 5, parties: 14 };
describePlanPages(printer, "with every table full", businessOf(FULL));

/** A word that breaks anywhere. */
describePlanAtLimits(printer, "Donaudampfschifffahrtsgesellschaft");
