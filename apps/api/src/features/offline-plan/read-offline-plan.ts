import { shortPlanOf } from "@holdfast/content/short-plan/short-plan";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import { readOfflinePlan as endpoint } from "@holdfast/contract/offline-plan/read-offline-plan";
import { SNAPSHOT } from "../../platform/database/database";
import { contentTag } from "../../platform/http/responses/content-tag";
import { route, withHeaders } from "../../platform/http/route";
import { nameOfUser } from "../accounts/public";
import { readDeviceIncidents, teamsOfPerson } from "../incidents/public";
import { newestVersion, readPlanContent } from "../plan-content/public";
import {
  describeContacts,
  describeSites,
  describeTeams,
  describeUnits,
} from "./describe-offline-plan";

/**
 * The teams of an expired plan are read, too, while an incident opens them. A device that has the plan as it is gets 304:
 * then the time of that response is when the server read it.
 */
export const readOfflinePlan = route(endpoint, ({ scope }, services) =>
  services.database.transaction(async (tx) => {
    const content = await readPlanContent(tx, services, scope, { withTeams: true });
    const version = await newestVersion(tx, scope);
    const plan = {
      planId: scope.planId,
      planName: content.plan.name,
      businessName: content.organisation.name,
      version: version ? { number: version.number, approvedOn: version.approvedOn } : null,
      installation: services.installation ?? null,
      person: {
        userId: scope.userId,
        name: await nameOfUser(tx, scope.userId),
        teamTypeIds: await teamsOfPerson(tx, scope),
      },
      teams: describeTeams(content),
      short: shortPlanOf(content),
      cards: planCards(content),
      units: describeUnits(content),
      currency: { code: content.plan.currency.code, prefix: content.plan.currency.prefix },
      contacts: describeContacts(content),
      sites: describeSites(content),
      ...(await readDeviceIncidents(tx, scope, services)),
    };
    const readAt = services.clock.now().toISOString();
    return withHeaders({ ...plan, readAt }, { etag: contentTag(plan) });
  }, SNAPSHOT),
);
