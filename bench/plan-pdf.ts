import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { call } from "./setup/http-client";
import { comparePdf } from "./setup/compare-pdf";

/* The demo's continuity plan as a PDF, as the screen requests it. */

await comparePdf("the plan PDF", async ({ url }, token) => {
  const [plan] = await call(url, listPlans, { token });
  if (!plan) throw new Error("The demo has no plan.");
  const params = { planId: plan.planId };
  return continuityPlanPrint(await call(url, readPlanDocument, { token, params }));
});
