import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { CAFE, CAFE_PLAN } from "../../apps/api/src/demo/cafe-places";
import { fillDirectory } from "../../apps/api/src/demo/fill-directory";
import { fillImpactAnalysis } from "../../apps/api/src/demo/fill-impact-analysis";
import { fillRisks } from "../../apps/api/src/demo/fill-risks";
import { callerOf } from "./api-caller";

/*
 * Saves the demo's café with its complete plan through the API of a running app:
 *   node --import tsx e2e/setup/furnish-cafe.ts URL TOKEN KEY
 */
const [url = "", token = "", key = ""] = process.argv.slice(2);
const call = callerOf(url, token);
const { organisationId, branches } = await call(createOrganisation, { body: CAFE });
const [headOffice] = branches;
if (!headOffice) throw new Error("The café has no Head Office.");
const directory = await fillDirectory(call, organisationId, headOffice);
const plan = await call(createPlan, {
  body: { name: CAFE_PLAN, branchId: headOffice.branchId, key, currency: "AUD", contacts: [] },
});
await fillRisks(call, plan.planId, directory, new Date());
await fillImpactAnalysis(call, plan, directory);
