import {
  alternativesToAlert,
  teamsWithoutAnyone,
} from "@holdfast/contract/incidents/escalation-rules";
import type { Queryable } from "../../../platform/database/database";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import type { Services } from "../../../platform/services";
import { nameOfOrganisation } from "../../organisations/public";
import { incidentsToEscalate, incidentsWithMessages } from "../active-incidents-store";
import { alertResponders, type AlertDeps } from "./send-alerts";
import { planOfIncident, readIncident } from "../incidents-store";
import type { IncidentKey } from "../log/log-store";
import { recordDeliveries } from "./record-deliveries";
import { listResponders } from "./responders-store";
import { sendSilences } from "./send-silences";

/** Most incidents in one run. */
const BATCH = 200;

/**
 * Alerts the next Alternative of each team in which no alerted person is coming or can be reached, and informs the leader
 * of teams in which there is no one left to alert. The caller has locked the plan. Returns how many people were alerted.
 */
export async function escalateIncident(
  tx: Queryable,
  deps: AlertDeps,
  key: IncidentKey,
): Promise<number> {
  const incident = await readIncident(tx, key);
  if (incident?.status !== "active") return 0;
  const now = deps.clock.now();
  const responders = await listResponders(tx, key);
  const { activatedTeams, escalationMinutes } = incident;
  const people = alternativesToAlert(activatedTeams, responders, escalationMinutes, now);
  const organisationName = await nameOfOrganisation(tx, key.organisationId);
  await alertResponders(tx, deps, key, incident, organisationName, {
    people,
    earlier: responders,
    kind: "escalated",
  });
  const silent = teamsWithoutAnyone(activatedTeams, responders, escalationMinutes, now);
  await sendSilences(tx, deps, key, { ...incident, organisationName }, responders, silent);
  return people.length;
}

/** Records deliveries, then escalates all active incidents. Safe in several processes at once. Wake the outbox afterwards. */
export async function escalateAlerts(
  deps: AlertDeps & Pick<Services, "database">,
): Promise<number> {
  for (const found of await incidentsWithMessages(deps.database.query, BATCH))
    await deps.database.transaction(async (tx) => {
      const planId = await planOfIncident(tx, found);
      if (planId === undefined) return;
      await lockPlanAlone(tx, planId);
      await recordDeliveries(tx, deps, { ...found, planId });
    });
  let alerted = 0;
  for (const key of await incidentsToEscalate(deps.database.query, BATCH))
    alerted += await deps.database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      return escalateIncident(tx, deps, key);
    });
  return alerted;
}
