import { meetingPoint } from "@holdfast/content/plan-text/first-calls";
import type { Responder } from "@holdfast/contract/incidents/responder";
import type { MessageRecipient } from "@holdfast/contract/incidents/messages/team-message";
import { previewAlert as endpoint } from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { shortLinkUrl } from "@holdfast/contract/platform/email-links";
import { route } from "../../../platform/http/route";
import { channelsInUse } from "../../../platform/local-installation";
import { textsLeft } from "../../../platform/outbox/text-allowance-store";
import { isTextable } from "../../../platform/phone-number";
import type { Services } from "../../../platform/services";
import { nameOfUser } from "../../accounts/public";
import { createShortLink } from "../../answer-links/public";
import { readPlanContent } from "../../plan-content/public";
import { isAmongFirstOfDay } from "../active-incidents-store";
import { assertLeader } from "../check-leader";
import { keyOf, ledIncidentOf } from "../find-incident";
import { firstToAlert, peopleOf } from "./activate-teams";
import { phoneOfDeclarer, phoneOfUser } from "./people-to-inform-store";
import { byPerson } from "./send-alerts";

/** Returns by which means a message reaches a person. Pure. */
export function describeRecipient(
  { config }: Pick<Services, "config">,
  {
    name,
    email,
    mobile,
    teamTypeIds,
  }: Pick<Responder, "name" | "email" | "mobile"> & Pick<MessageRecipient, "teamTypeIds">,
): MessageRecipient {
  const channels = channelsInUse(config);
  return {
    name,
    teamTypeIds,
    byEmail: email !== null && channels.mail,
    byText: mobile !== null && channels.sms && isTextable(mobile, config.textMessages.countries),
  };
}

export const previewAlert = route(endpoint, async ({ scope, query }, services) => {
  const db = services.database.query;
  const withTeams = !scope.isExpired || scope.areTeamsOpen;
  const incident =
    query.incidentId === undefined
      ? undefined
      : await ledIncidentOf(db, scope, keyOf(scope, { incidentId: query.incidentId }));
  if (!incident) await assertLeader(db, scope, 1);
  const content = await readPlanContent(db, services, scope, { withTeams });
  const teams = content.teams.map(({ teamTypeId }) => teamTypeId);
  const people = byPerson(firstToAlert(peopleOf(services, content, teams)));
  const next = {
    incidentId: services.newId(),
    declaredAt: services.clock.now().toISOString(),
    declaredByName: await nameOfUser(db, scope.userId),
    meetingPoint: meetingPoint(content) ?? "",
  };
  const facts = incident ?? next;
  const key = keyOf(scope, facts);
  return {
    organisationName: content.organisation.name,
    declaredByName: facts.declaredByName,
    declaredByPhone: incident ? await phoneOfDeclarer(db, key) : await phoneOfUser(db, scope),
    meetingPoint: facts.meetingPoint,
    areRecipientsWithheld: !withTeams,
    recipients: people.map((rows) =>
      describeRecipient(services, {
        ...rows[0],
        teamTypeIds: rows.map(({ teamTypeId }) => teamTypeId),
      }),
    ),
    textsLeft: await textsLeft(db, services, scope.organisationId),
    isFirstFree: await isAmongFirstOfDay(db, key, { ...facts, isExercise: false }),
    link: shortLinkUrl(services.config.publicUrl, createShortLink(services)),
  };
});
