import type { DashboardArea } from "@holdfast/contract/dashboard/read-dashboard";
import { teamTypeById } from "@holdfast/content/library/response/team-types";
import type { Team } from "@holdfast/contract/teams/team";
import type { PlanScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import { listDepartments } from "../business-units/public";
import { listStrategicBias, listTacticalBias } from "../impact-analysis/public";
import { listProposalsOfPlan } from "../proposals/public";
import { listRecoveryStrategies } from "../recovery-strategies/public";
import { listTeams } from "../teams/public";

/**
 * Reads the plan's units with their recovery times, its critical areas, recovery strategies and teams, and the marks of
 * proposed entries. Unconfirmed recovery times are left out, so they are neither charted nor checked.
 */
export async function readAnalysis(tx: Transaction, scope: PlanScope) {
  const departments = await listDepartments(tx, scope, scope.branchId);
  const proposals = await listProposalsOfPlan(tx, scope);
  const proposed = new Set(proposals.map(({ recordId }) => recordId));
  const times = new Map(
    (await listTacticalBias(tx, scope))
      .filter(({ tacticalBiaId }) => !proposed.has(tacticalBiaId))
      .map((row) => [row.departmentId, row]),
  );
  return {
    proposals,
    units: departments.map(({ departmentId, name }) => ({
      departmentId,
      name,
      rto: times.get(departmentId)?.rto ?? null,
      rpo: times.get(departmentId)?.rpo ?? null,
    })),
    areas: (await listStrategicBias(tx, scope)).map(areaOf),
    strategies: await listRecoveryStrategies(tx, scope),
    // An expired plan does not return its teams.
    teams: scope.isExpired ? [] : inOrderOfThePlan(await listTeams(tx, scope)),
  };
}

/** By their sections of the plan document: B to E, F, G. */
const inOrderOfThePlan = (teams: readonly Team[]) =>
  teams.toSorted((a, b) => sectionOf(a).localeCompare(sectionOf(b)));
const sectionOf = ({ teamType }: Team) => teamTypeById(teamType.teamTypeId)?.sections[0] ?? "";

type Rating = Awaited<ReturnType<typeof listStrategicBias>>[number];
const areaOf = (rating: Rating): DashboardArea & Pick<Rating, "strategicBiaId"> => ({
  strategicBiaId: rating.strategicBiaId,
  strategicCriticalAreaId: rating.strategicCriticalArea.strategicCriticalAreaId,
  name: rating.strategicCriticalArea.name,
  category: rating.strategicCriticalArea.category.name,
  criticality: rating.criticality,
  criticalPeriods: rating.criticalPeriods,
  penalty: rating.penalty && (rating.penaltyAttachment ?? rating.penalty.name),
  scales: rating.strategicBiaDrsList.map((scale) => ({
    category: scale.disruptionRiskScaleCategoryName,
    value: scale.disruptionRiskScaleValue,
  })),
});
