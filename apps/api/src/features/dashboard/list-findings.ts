import { SNAPSHOT } from "../../platform/database/database";
import { listFindings as endpoint } from "@holdfast/contract/dashboard/list-findings";
import { route } from "../../platform/http/route";
import { readAnalysis } from "./read-analysis";
import { checkPlan, readForCheck } from "./read-findings";

export const listFindings = route(endpoint, async ({ scope }, services) => {
  const read = await services.database.transaction(
    async (tx) => readForCheck(tx, services, scope, await readAnalysis(tx, scope)),
    SNAPSHOT,
  );
  return { findings: await checkPlan(services, read) };
});
