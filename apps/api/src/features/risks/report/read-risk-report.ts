import { readRiskReport as endpoint } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { route } from "../../../platform/http/route";
import { risksChangedAt } from "../../plans/public";
import { describeRiskReport } from "./describe-risk-report";
import { readNewestReport } from "./risk-reports-store";

export const readRiskReport = route(endpoint, async ({ scope }, { database }) => {
  const newest = await readNewestReport(database.query, scope);
  return newest ? describeRiskReport(newest, await risksChangedAt(database.query, scope)) : null;
});
