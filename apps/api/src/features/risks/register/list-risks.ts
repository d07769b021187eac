import { listRisks as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { listRoute } from "../../../platform/http/list-route";
import { describeRisk } from "./describe-risk";
import { listRisks as listRows } from "./risks-store";

export const listRisks = listRoute(
  endpoint,
  async ({ scope }, { database }, page) => {
    const rows = await listRows(database.query, scope, page);
    return rows.map(describeRisk);
  },
  { orderKey: "riskId", versionOf: ({ scope }) => scope.contentVersion },
);
