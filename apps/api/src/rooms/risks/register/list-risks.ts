import { listRisks as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { route } from "../../../platform/http/route";
import { describeRisk } from "./describe-risk";
import { listRisks as listRows } from "./risks-store";

export const listRisks = route(endpoint, async ({ scope }, { database }) => {
  const rows = await listRows(database.query, scope);
  return rows.map(describeRisk);
});
