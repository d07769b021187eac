import { STAND_DOWN_FIRST } from "@holdfast/contract/incidents/errors";
import {
  changeIncident as changeEndpoint,
  closeIncident as closeEndpoint,
  setReviewAction as reviewEndpoint,
  standDownIncident as standDownEndpoint,
} from "@holdfast/contract/incidents/incident-endpoints";
import { levelOf, teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { insertMessages } from "../../platform/outbox/outbox-store";
import { ProblemError } from "../../platform/problem-error";
import { gatherPlanDocument } from "../printing/public";
import { nameOfOrganisation } from "../organisations/public";
import { activateTeams } from "./activate-teams";
import { standDownEmail } from "./alert-email";
import { incidentOf, keyOf, openIncidentOf, readWorkspace } from "./find-incident";
import { closeWithReview, markReviewAction, updateIncident } from "./incidents-store";
import { listResponders } from "./responders-store";
import { refuseUnlessLeader } from "./check-leader";
import { writeLog } from "./record-entry";

export const changeIncident = route(changeEndpoint, async ({ body, params, scope }, services) => {
  const key = keyOf(scope, params);
  const now = services.clock.now();
  const document =
    body.level === undefined
      ? undefined
      : await gatherPlanDocument(services, scope, dateOf(now), {});
  const changed = await services.database.transaction(async (tx) => {
    const incident = await openIncidentOf(tx, key);
    const { whatHappened = incident.whatHappened, place = incident.place } = body;
    const level = levelOf(body.level ?? incident.level);
    // Neither its own level nor the new one may be above what the person may lead.
    await refuseUnlessLeader(tx, scope, levelOf(Math.max(level, incident.level)));
    await updateIncident(tx, key, body);
    const texts = [
      ...(level === incident.level ? [] : [`Level ${incident.level} changed to ${level}.`]),
      ...(whatHappened === incident.whatHappened ? [] : [`What happened: ${whatHappened}`]),
      ...(place === incident.place ? [] : [`Where: ${place}`]),
    ];
    if (texts.length > 0)
      await writeLog(tx, services, scope, key, { kind: "level", text: texts.join(" ") });
    if (document && level > incident.level && incident.status === "active")
      await activateTeams(tx, services, scope, key, teamsOfLevel(level), document);
    return readWorkspace(tx, scope, key, now);
  });
  services.wakeOutbox();
  return changed;
});

export const standDownIncident = route(standDownEndpoint, async ({ params, scope }, services) => {
  const key = keyOf(scope, params);
  const stoodDown = await services.database.transaction(async (tx) => {
    const incident = await openIncidentOf(tx, key);
    await refuseUnlessLeader(tx, scope, levelOf(incident.level));
    if (incident.status === "active") {
      await updateIncident(tx, key, { status: "stood-down" });
      await writeLog(tx, services, scope, key, {
        kind: "stood-down",
        text: "The teams were stood down.",
      });
      const organisationName = await nameOfOrganisation(tx, scope.organisationId);
      const { publicUrl } = services.config;
      const people = await listResponders(tx, key);
      await insertMessages(
        tx,
        people.flatMap(({ email, alertedAt, name: firstName }) => {
          if (email === null || alertedAt === null) return [];
          const content = standDownEmail(
            { ...incident, organisationName },
            { firstName, publicUrl },
          );
          return [{ id: services.newId(), channel: "mail" as const, recipient: email, content }];
        }),
        services.clock.now(),
      );
    }
    return readWorkspace(tx, scope, key, services.clock.now());
  });
  services.wakeOutbox();
  return stoodDown;
});

export const closeIncident = route(closeEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const now = services.clock.now();
    const incident = await openIncidentOf(tx, key);
    await refuseUnlessLeader(tx, scope, levelOf(incident.level));
    if (incident.status === "active") throw new ProblemError(STAND_DOWN_FIRST);
    await closeWithReview(tx, key, body, { newId: services.newId, now });
    await writeLog(tx, services, scope, key, {
      kind: "closed",
      text: `Closed with a review and ${body.actions.length} actions.`,
    });
    return readWorkspace(tx, scope, key, now);
  }),
);

/** The actions of a review are done after the incident is closed. */
export const setReviewAction = route(reviewEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const now = services.clock.now();
    await incidentOf(tx, key);
    if (!(await markReviewAction(tx, key, params.reviewActionId, body.isDone ? now : null)))
      throw new ProblemError(NOT_FOUND);
    return readWorkspace(tx, scope, key, now);
  }),
);
