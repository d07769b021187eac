import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { findChromium } from "../apps/api/src/platform/pdf/find-chromium";
import { call, fetchText, requestFor } from "./setup/http-client";
import { personOf } from "./setup/people";
import { printBudget, printSkipped } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";
import { timesOf } from "./setup/timings";

/* The demo's continuity plan as a PDF, as the screen requests it: new, and again unchanged. */

const ROUNDS = 7;
const BUDGET = 6_000;
const UNCHANGED_BUDGET = 200;

async function measure({ url, ...product }: Product): Promise<void> {
  const token = await personOf({ url, ...product }, "owner@demo.example").signIn();
  const [plan] = await call(url, listPlans, { token });
  if (!plan) throw new Error("The demo has no plan.");
  const params = { planId: plan.planId };
  const body = continuityPlanPrint(await call(url, readPlanDocument, { token, params }));
  const print = async (title: string) => {
    const { to, what } = requestFor(url, exportPdf, { token, body: { ...body, title } });
    await fetchText(to, what);
  };
  await print("warm-up");
  // A document that differs from all before by its title, so that it is printed.
  const printed = await timesOf(ROUNDS, (round) => print(`Plan ${round}`));
  printBudget("the plan PDF of the demo", printed, BUDGET);
  const unchanged = await timesOf(ROUNDS, () => print("Plan 0"));
  printBudget("the plan PDF, again unchanged", unchanged, UNCHANGED_BUDGET);
}

if (findChromium()) await whileServing({ demo: true }, measure);
else printSkipped("the plan PDF of the demo", "no Chromium is installed");
