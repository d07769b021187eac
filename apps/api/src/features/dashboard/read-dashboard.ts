import { teamTypeById } from "@holdfast/content/library/team-types";
import {
  type Dashboard,
  type DashboardTeam,
  readDashboard as endpoint,
} from "@holdfast/contract/dashboard/read-dashboard";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import type { Proposal } from "@holdfast/contract/proposals/proposal";
import type { Team } from "@holdfast/contract/teams/team";
import { route } from "../../platform/http/route";
import { countContacts } from "../directory/public";
import { dueForReview } from "../documents/public";
import { openReviewActions } from "../incidents/public";
import { readFacts } from "../plans/public";
import { listProposalsOfPlan } from "../proposals/public";
import { listChartedRisks } from "../risks/public";
import { readAnalysis } from "./read-analysis";
import { checkPlan, readForCheck } from "./read-findings";

/** Reads everything in one snapshot, with a fixed number of statements. */
export const readDashboard = route(endpoint, async ({ scope }, services) => {
  const { toCheck, ...shown } = await services.database.transaction(
    async (tx) => {
      const analysis = await readAnalysis(tx, scope);
      return {
        facts: await readFacts(tx, services, scope),
        proposed: proposedCounts(await listProposalsOfPlan(tx, scope), analysis.units),
        contactCount: await countContacts(tx, scope),
        teams: analysis.teams.map(teamOf),
        risks: await listChartedRisks(tx, scope),
        areas: analysis.areas,
        units: analysis.units,
        dueDocuments: await dueForReview(tx, scope, dateOf(services.clock.now())),
        openReviewActions: await openReviewActions(tx, scope),
        toCheck: await readForCheck(tx, services, scope, analysis),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return { ...shown, findings: await checkPlan(services, toCheck) };
});

/** Counts proposed entries by kind; of business units only those of the plan's location. */
function proposedCounts(
  proposals: readonly Proposal[],
  units: readonly { readonly departmentId: string }[],
): Dashboard["proposed"] {
  const ofLocation = new Set(units.map(({ departmentId }) => departmentId));
  const counts = new Map<Proposal["kind"], number>();
  for (const { kind, recordId } of proposals)
    if (kind !== "department" || ofLocation.has(recordId))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

const teamOf = ({ teamId, teamType, teamContacts }: Team): DashboardTeam => ({
  teamId,
  name: teamType.displayName,
  anchor: teamTypeById(teamType.teamTypeId)?.anchor ?? "",
  contactCount: teamContacts.length,
  primaries: teamContacts
    .filter(({ designation }) => designation === "Primary")
    .map(({ contact }) => `${contact.firstName} ${contact.lastName}`),
});
