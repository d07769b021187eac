import { INCIDENT_NOT_ACTIVE } from "@holdfast/contract/incidents/errors";
import { alertResponder as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { personKeyOf } from "@holdfast/contract/incidents/escalation-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { nameOfOrganisation } from "../../organisations/public";
import { keyOf, ledIncidentOf, readWorkspace } from "../find-incident";
import { REPEATED_ALERTS_BY_ORGANISATION } from "../incident-limits";
import { listResponders } from "./responders-store";
import { alertResponders } from "./send-alerts";

/** Someone who is alerted again can answer again. */
export const alertResponder = route(
  endpoint,
  {
    before: ({ scope }, services) =>
      enforceLimit(services, REPEATED_ALERTS_BY_ORGANISATION, scope.organisationId),
  },
  async ({ params, scope }, services) => {
    const key = keyOf(scope, params);
    const alerted = await services.database.transaction(async (tx) => {
      const incident = await ledIncidentOf(tx, scope, key);
      if (incident.status !== "active") throw new ProblemError(INCIDENT_NOT_ACTIVE);
      const earlier = await listResponders(tx, key);
      const row = earlier.find(({ responderId }) => responderId === params.responderId);
      if (!row) throw new ProblemError(NOT_FOUND);
      // In several teams, the person has one link for all of them.
      const people = earlier.filter(
        (responder) =>
          responder === row ||
          (responder.alertedAt !== null && personKeyOf(responder) === personKeyOf(row)),
      );
      const organisationName = await nameOfOrganisation(tx, key.organisationId);
      await alertResponders(tx, services, key, incident, organisationName, {
        people,
        earlier,
        kind: "alerted",
      });
      return readWorkspace(tx, scope, key, services);
    });
    services.wakeOutbox();
    return alerted;
  },
);
