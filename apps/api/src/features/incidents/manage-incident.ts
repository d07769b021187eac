import { factSentence } from "@holdfast/contract/incidents/alert-text-rules";
import { decisionName, decisionsAfter } from "@holdfast/contract/incidents/action-branch-rules";
import { LEVEL_CHANGED, STAND_DOWN_FIRST } from "@holdfast/contract/incidents/errors";
import type { LinkedRisk } from "@holdfast/contract/incidents/incident-review";
import {
  changeIncident as changeEndpoint,
  closeIncident as closeEndpoint,
  setReviewAction as reviewEndpoint,
  standDownIncident as standDownEndpoint,
} from "@holdfast/contract/incidents/incident-endpoints";
import { levelOf, teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable, Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { enqueueEmails } from "../../platform/outbox/outbox";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { markAgreedAction } from "../agreed-actions/public";
import { readPlanContent } from "../plan-content/public";
import { nameOfOrganisation } from "../organisations/public";
import { describeRisk, listRisks } from "../risks/public";
import { activateTeams } from "./alerts/activate-teams";
import { closedEmail } from "./alerts/alert-email";
import { incidentOf, keyOf, ledIncidentOf, readWorkspace } from "./find-incident";
import { closeWithReview, type StoredIncident, updateIncident } from "./incidents-store";
import { type IncidentKey, newestEntry } from "./log/log-store";
import { ownersAndBroker } from "./alerts/people-to-inform-store";
import { countSafetyCheck } from "./safety-check/send-safety-reminders";
import { withdrawAlerts } from "./alerts/record-deliveries";
import { assertLeader } from "./check-leader";
import { writeLog } from "./log/record-entry";
import { informOfChange } from "./messages/send-team-message";
import { sendStandDown } from "./alerts/send-stand-down";

export const changeIncident = route(changeEndpoint, async ({ body, params, scope }, services) => {
  const key = keyOf(scope, params);
  const changed = await services.database.transaction(async (tx) => {
    const incident = await ledIncidentOf(tx, scope, key);
    const { levelBefore = incident.level, decision, ...changes } = body;
    const { whatHappened = incident.whatHappened, place = incident.place } = changes;
    const level = levelOf(changes.level ?? incident.level);
    // A page that is behind must not lower a level by raising it. A repeated change finds its own level.
    if (![levelBefore, level].includes(levelOf(incident.level)))
      throw new ProblemError(LEVEL_CHANGED);
    // Neither its own level nor the new one may be above what the person may lead.
    await assertLeader(tx, scope, level);
    const isDecided = decision !== undefined && !incident.decisions.includes(decision);
    await updateIncident(tx, key, {
      ...changes,
      ...(isDecided ? { decisions: decisionsAfter(incident.decisions, decision) } : {}),
    });
    const texts = [
      ...(level === incident.level ? [] : [`Level ${incident.level} changed to ${level}.`]),
      ...(whatHappened === incident.whatHappened
        ? []
        : [factSentence("What happened", whatHappened || "removed")]),
      ...(place === incident.place ? [] : [factSentence("Where", place || "removed")]),
      ...(isDecided ? [`Decided: ${decisionName(decision)}.`] : []),
    ];
    const present = { ...incident, level, whatHappened, place };
    // Those who are alerted next get the new facts with the alert.
    const sent =
      incident.status === "active"
        ? await informOfChange(tx, services, scope, key, incident, present)
        : "";
    const text = [...texts, sent].filter(Boolean).join(" ");
    if (text !== "") await writeLog(tx, services, scope, key, { kind: "level", text });
    if (level > incident.level && incident.status === "active") {
      const content = await readPlanContent(tx, services, scope, { withTeams: true });
      await activateTeams(tx, services, scope, present, content, teamsOfLevel(level));
    }
    return readWorkspace(tx, scope, key, services);
  });
  services.wakeOutbox();
  return changed;
});

export const standDownIncident = route(standDownEndpoint, async ({ params, scope }, services) => {
  const key = keyOf(scope, params);
  const stoodDown = await services.database.transaction(async (tx) => {
    const incident = await ledIncidentOf(tx, scope, key);
    if (incident.status === "active") {
      await updateIncident(tx, key, { status: "stood-down" });
      await writeLog(tx, services, scope, key, {
        kind: "stood-down",
        text: "The teams were stood down.",
      });
      await withdrawAlerts(tx, services, key);
      await countSafetyCheck(tx, services, key);
      await sendStandDown(tx, services, key, incident);
    }
    return readWorkspace(tx, scope, key, services);
  });
  services.wakeOutbox();
  return stoodDown;
});

export const closeIncident = route(closeEndpoint, async ({ body, params, scope }, services) => {
  const closed = await services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const now = services.clock.now();
    const incident = await ledIncidentOf(tx, scope, key);
    if (incident.status === "active") throw new ProblemError(STAND_DOWN_FIRST);
    const risks = await linkedRisks(tx, scope, body.riskIds ?? []);
    await closeWithReview(tx, key, body, { newId: services.newId, now, risks });
    await writeLog(tx, services, scope, key, {
      kind: "closed",
      text: `Closed with a review and ${body.actions.length} actions.`,
    });
    await informOfClosing(tx, services, scope, key, incident);
    return readWorkspace(tx, scope, key, services);
  });
  services.wakeOutbox();
  return closed;
});

/** Sends the owners and the broker the number and hash of the last entry, which the database cannot change there. */
async function informOfClosing(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  key: IncidentKey,
  incident: StoredIncident,
): Promise<void> {
  const { publicUrl } = services.config;
  const organisationName = await nameOfOrganisation(tx, scope.organisationId);
  const log = await newestEntry(tx, key);
  const people = await ownersAndBroker(tx, scope);
  await enqueueEmails(
    tx,
    services,
    people.map(({ email, userId, firstName }) => ({
      recipient: email,
      userId,
      content: closedEmail({ ...incident, organisationName }, log, {
        ...key,
        firstName,
        publicUrl,
      }),
    })),
  );
}

/** @throws ProblemError 404 for a risk that is not in the plan */
async function linkedRisks(
  tx: Queryable,
  scope: PlanScope,
  riskIds: readonly string[],
): Promise<LinkedRisk[]> {
  if (riskIds.length === 0) return [];
  const linked = (await listRisks(tx, scope))
    .filter(({ riskId }) => riskIds.includes(riskId))
    .map((row) => ({ riskId: row.riskId, name: describeRisk(row).name }));
  if (linked.length < riskIds.length) throw new ProblemError(NOT_FOUND);
  return linked;
}

/** The actions of a review are done after the incident is closed. */
export const setReviewAction = route(reviewEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const now = services.clock.now();
    await incidentOf(tx, key);
    if (!(await markAgreedAction(tx, key, params.reviewActionId, body.isDone ? now : null)))
      throw new ProblemError(NOT_FOUND);
    return readWorkspace(tx, scope, key, services);
  }),
);
