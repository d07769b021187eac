import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { downloadPlanDocument } from "@holdfast/contract/printing/document-endpoints";
import { findChromium } from "../apps/api/src/platform/pdf/browser/find-chromium";
import { call, fetchText, requestFor } from "./setup/http-client";
import { personOf } from "./setup/people";
import { printBudget, printSkipped } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";
import { timesOf } from "./setup/timings";

/* The demo's continuity plan as a PDF, as the screen downloads it: new, and again unchanged. */

const ROUNDS = 7;
const BUDGET = 6_000;
const UNCHANGED_BUDGET = 200;

async function measure({ url, ...product }: Product): Promise<void> {
  const token = await personOf({ url, ...product }, "owner@demo.example").signIn();
  const [plan] = await call(url, listPlans, { token });
  if (!plan) throw new Error("The demo has no plan.");
  const params = { planId: plan.planId };
  const print = async (today: string) => {
    const { to, what } = requestFor(url, downloadPlanDocument, { token, params, query: { today } });
    await fetchText(to, what);
  };
  await print("2026-01-01");
  // A document that differs from all before by its date of issue, so that it is printed.
  const printed = await timesOf(ROUNDS, (round) => print(`2026-02-1${round}`));
  printBudget("the plan PDF of the demo", printed, BUDGET);
  const unchanged = await timesOf(ROUNDS, () => print("2026-02-16"));
  printBudget("the plan PDF, again unchanged", unchanged, UNCHANGED_BUDGET);
}

if (findChromium()) await whileServing({ demo: true }, measure);
else printSkipped("the plan PDF of the demo", "no Chromium is installed");
