import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { registerOfQuery } from "@holdfast/contract/risks/register/register-query";
import {
  filterRegister,
  sortRegister,
} from "@holdfast/contract/risks/register/register-view-rules";
import {
  exportRisks as endpoint,
  registerFileName,
} from "@holdfast/contract/risks/register/export-endpoints";
import { MINUTE } from "../../../platform/clock";
import { type Call, route } from "../../../platform/http/route";
import { type Limit, enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { writeWorkbook } from "../../../platform/spreadsheet/write-workbook";
import { readPlan } from "../../plans/public";
import { listProposalsOfPlan } from "../../proposals/public";
import { describeRisk } from "./describe-risk";
import { registerSheetColumns } from "./register-sheet";
import { listRisks } from "./risks-store";

/** A workbook of 10,000 rows takes a good part of a second to build; no one needs more than this. */
const EXPORTS_BY_PERSON: Limit = { name: "exports-account", max: 60, window: 10 * MINUTE };

/** Exports the register as the screen shows it, by the screen's own rules (specification 2, 'Risk register'). */
const exportRegister = async ({ scope, query }: Call<typeof endpoint>, services: Services) => {
  const { database, clock } = services;
  const now = clock.now();
  const plan = await readPlan(database.query, services, scope, scope.planId);
  if (!plan) throw new ProblemError(NOT_FOUND);
  const risks = (await listRisks(database.query, scope)).map(describeRisk);
  const proposals = await listProposalsOfPlan(database.query, scope);
  const { filter, sort } = registerOfQuery(query);
  const bytes = await writeWorkbook({
    title: `${plan.name} Risk Register`,
    sheetName: "Risks",
    columns: registerSheetColumns(plan.currency, proposals),
    rows: sortRegister(filterRegister(risks, filter, query.today ?? dateOf(now)), sort),
    writtenAt: now,
  });
  return { fileName: registerFileName(plan.name), bytes };
};

export const exportRisks = route(
  endpoint,
  {
    before: ({ scope }, services) => enforceLimit(services, EXPORTS_BY_PERSON, scope.userId),
  },
  exportRegister,
);
