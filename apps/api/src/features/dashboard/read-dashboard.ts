import { fullName } from "@holdfast/contract/platform/text-rules";
import { SNAPSHOT } from "../../platform/database/database";
import { teamTypeById } from "@holdfast/content/library/response/team-types";
import {
  type DashboardTeam,
  readDashboard as endpoint,
} from "@holdfast/contract/dashboard/read-dashboard";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import type { Team } from "@holdfast/contract/teams/team";
import { route } from "../../platform/http/route";
import { listOpenActions } from "../agreed-actions/public";
import { countContacts } from "../directory/public";
import { dueForReview } from "../documents/public";
import { exerciseIdsOfPlan } from "../exercises/public";
import { incidentIdsOfPlan } from "../incidents/public";
import { readFacts } from "../plans/public";
import { proposedCounts } from "../proposals/public";
import { listChartedRisks } from "../risks/public";
import { readAnalysis } from "./read-analysis";
import { checkPlan, readForCheck } from "./read-findings";

/** Reads everything in one snapshot, with a fixed number of statements. */
export const readDashboard = route(endpoint, async ({ scope }, services) => {
  const { toCheck, ...shown } = await services.database.transaction(async (tx) => {
    const { proposals, ...analysis } = await readAnalysis(tx, scope);
    const proposed = new Set(proposals.map(({ recordId }) => recordId));
    return {
      facts: await readFacts(tx, services, scope),
      proposed: proposedCounts(proposals, analysis.units),
      contactCount: await countContacts(tx, scope),
      teams: analysis.teams.map(teamOf),
      risks: await listChartedRisks(tx, scope),
      areas: analysis.areas.filter(({ strategicBiaId }) => !proposed.has(strategicBiaId)),
      units: analysis.units,
      dueDocuments: await dueForReview(tx, scope, dateOf(services.clock.now())),
      openActions: await listOpenActions(tx, scope.organisationId, {
        incidentIds: incidentIdsOfPlan(tx, scope),
        exerciseIds: exerciseIdsOfPlan(tx, scope),
      }),
      toCheck: await readForCheck(tx, services, scope, analysis),
    };
  }, SNAPSHOT);
  return { ...shown, findings: await checkPlan(services, toCheck) };
});

const teamOf = ({ teamId, teamType, teamContacts }: Team): DashboardTeam => ({
  teamId,
  name: teamType.displayName,
  anchor: teamTypeById(teamType.teamTypeId)?.anchor ?? "",
  contactCount: teamContacts.length,
  primaries: teamContacts
    .filter(({ designation }) => designation === "Primary")
    .map(({ contact }) => fullName(contact)),
});
