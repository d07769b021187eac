import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { readOfflinePlan as endpoint } from "@holdfast/contract/offline-plan/read-offline-plan";
import { route } from "../../platform/http/route";
import { nameOfUser } from "../accounts/public";
import { readDeviceIncidents, teamsOfPerson } from "../incidents/public";
import { gatherPlanDocument } from "../printing/public";
import { listTeams } from "../teams/public";
import {
  describeContacts,
  describeFirst,
  describeSites,
  describeTeam,
} from "./describe-offline-plan";

/** Reads the teams separately, because the printed plan omits them once expired, even while an incident opens them. */
export const readOfflinePlan = route(endpoint, async ({ scope }, services) => {
  const now = services.clock.now();
  const document = await gatherPlanDocument(services, scope, dateOf(now));
  const { query } = services.database;
  const [version] = document.control.versions;
  return {
    planId: scope.planId,
    planName: document.plan.name,
    businessName: document.business.name,
    version: version ? { number: version.number, approvedOn: version.approvedOn } : null,
    readAt: now.toISOString(),
    installation: services.installation ?? null,
    person: {
      userId: scope.userId,
      name: await nameOfUser(query, scope.userId),
      teamTypeIds: await teamsOfPerson(query, scope),
    },
    teams: (await listTeams(query, scope)).map((team) => describeTeam(team, document, now)),
    first: describeFirst(document),
    contacts: describeContacts(document),
    sites: describeSites(document),
    ...(await readDeviceIncidents(query, scope, services)),
  };
});
