import { mtpdOptionById } from "@holdfast/content/library/mtpd-options";
import { teamTypeById } from "@holdfast/content/library/team-types";
import {
  type Dashboard,
  type DashboardArea,
  type DashboardTeam,
  readDashboard as endpoint,
} from "@holdfast/contract/dashboard/read-dashboard";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { route } from "../../platform/http/route";
import { listDepartments } from "../business-units/public";
import { countContacts } from "../directory/public";
import { dueForReview } from "../documents/public";
import { listStrategicBias, listTacticalBias } from "../impact-analysis/public";
import { readFacts } from "../plans/public";
import { listRecoveryStrategies } from "../recovery-strategies/public";
import { listChartedRisks } from "../risks/public";
import { listTeams } from "../teams/public";
import { findingsOf } from "./consistency-rules";

/** Reads everything in one snapshot, with a fixed number of statements. */
export const readDashboard = route(endpoint, ({ scope }, services) =>
  services.database.transaction(
    async (tx): Promise<Dashboard> => {
      const departments = await listDepartments(tx, scope, scope.branchId);
      const times = new Map(
        (await listTacticalBias(tx, scope)).map((row) => [row.departmentId, row]),
      );
      const teams = scope.isExpired ? [] : inOrderOfThePlan(await listTeams(tx, scope));
      const units = departments.map(({ departmentId, name }) => ({
        departmentId,
        name,
        rto: times.get(departmentId)?.rto ?? null,
        rpo: times.get(departmentId)?.rpo ?? null,
      }));
      const strategies = await listRecoveryStrategies(tx, scope);
      const mtpd = scope.mtpdId === null ? undefined : mtpdOptionById(scope.mtpdId);
      return {
        facts: await readFacts(tx, services, scope),
        contactCount: await countContacts(tx, scope),
        teams: teams.map(teamOf),
        risks: await listChartedRisks(tx, scope),
        areas: (await listStrategicBias(tx, scope)).map(areaOf),
        units,
        dueDocuments: await dueForReview(tx, scope, dateOf(services.clock.now())),
        findings: findingsOf({ mtpdDays: mtpd?.value ?? null, units, teams, strategies }),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  ),
);

type Team = Awaited<ReturnType<typeof listTeams>>[number];
/** By their sections of the plan document: B to E, F, G. */
const inOrderOfThePlan = (teams: readonly Team[]) =>
  teams.toSorted((one, other) => sectionOf(one).localeCompare(sectionOf(other)));
const sectionOf = ({ teamType }: Team) => teamTypeById(teamType.teamTypeId)?.sections[0] ?? "";

const teamOf = ({ teamId, teamType, teamContacts }: Team): DashboardTeam => ({
  teamId,
  name: teamType.displayName,
  anchor: teamTypeById(teamType.teamTypeId)?.anchor ?? "",
  contactCount: teamContacts.length,
  primaries: teamContacts
    .filter(({ designation }) => designation === "Primary")
    .map(({ contact }) => `${contact.firstName} ${contact.lastName}`),
});

type Rating = Awaited<ReturnType<typeof listStrategicBias>>[number];
const areaOf = (rating: Rating): DashboardArea => ({
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
