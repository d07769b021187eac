import {
  ALERT_ENDED,
  ALERT_LINK_INVALID,
  ALERT_REVOKED,
} from "@holdfast/contract/incidents/errors";
import { spanText } from "@holdfast/contract/incidents/incident-words-rules";
import { personKeyOf } from "@holdfast/contract/incidents/escalation-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";
import { leadOf } from "@holdfast/contract/incidents/role-rules";
import type { Queryable } from "../../../platform/database/database";
import { DAY } from "../../../platform/clock";
import { ProblemError } from "../../../platform/problem-error";
import { type AnswerLink, answerLinksOf } from "../../answer-links/public";
import { nameOfOrganisation } from "../../organisations/public";
import { phoneOfDeclarer } from "../alerts/people-to-inform-store";
import { listResponders } from "../alerts/responders-store";
import { arePeopleWithheld } from "../find-incident";
import { readIncident, type StoredIncident } from "../incidents-store";
import { endOf, type IncidentKey } from "../log/log-store";
import { listRoles } from "../roles/roles-store";
import { responderOfLink, teamsOfLink } from "./alert-links-store";
import { endedText, revokedText } from "./ended-alert-rules";

export const alertLinks = answerLinksOf("alert", { invalid: ALERT_LINK_INVALID });

/** How long after the end a device may send what it wrote before. */
const LATE_DAYS = 7;

/**
 * Returns the incident and the person of a link, with the person's teams.
 * @param writtenAt of what a device sends: it is accepted after the incident has ended, too, if it was written before
 * @throws ProblemError 418 for a wrong link, 404 for a person who was removed from the teams, 410 after the incident
 */
export async function openAlert(db: Queryable, link: AnswerLink, now: Date, writtenAt?: string) {
  const subject = await alertLinks.find(db, link, now);
  const responder = await responderOfLink(db, subject, now);
  const key: IncidentKey | undefined = responder && {
    organisationId: responder.organisationId,
    planId: responder.planId,
    incidentId: responder.incidentId,
  };
  const incident = key && (await readIncident(db, key));
  if (!responder || !key || !incident) throw new ProblemError(ALERT_LINK_INVALID);
  const isWithheld = arePeopleWithheld(responder, incident, now);
  const people = isWithheld ? [] : await listResponders(db, key);
  const known = await leaderOf(db, key, incident, people);
  const leader = isWithheld ? { ...known, phone: null } : known;
  const isLeader = people.some(
    (person) =>
      person.responderId === known.responderId && personKeyOf(person) === personKeyOf(responder),
  );
  if (!responder.isInTeams)
    throw new ProblemError({ ...ALERT_REVOKED, message: revokedText(leader) });
  const organisationName = await nameOfOrganisation(db, key.organisationId);
  if (incident.status !== "active" && !(await isLateEntry(db, key, now, writtenAt))) {
    const ago = spanText(now.getTime() - Date.parse(incident.declaredAt));
    const message = endedText({ ...incident, organisationName }, ago, leader);
    throw new ProblemError({ ...ALERT_ENDED, message });
  }
  const teams = await teamsOfLink(db, key, responder);
  return {
    key,
    incident,
    organisationName,
    responder,
    subject,
    people,
    isWithheld,
    teams,
    leader,
    isLeader,
  };
}

export type OpenedAlert = Awaited<ReturnType<typeof openAlert>>;

/** Whether something was written before the incident ended, and is sent soon enough after it. */
async function isLateEntry(db: Queryable, key: IncidentKey, now: Date, writtenAt?: string) {
  if (writtenAt === undefined) return false;
  const ended = await endOf(db, key);
  if (ended === undefined) return false;
  return (
    Date.parse(writtenAt) <= ended.getTime() && now.getTime() - ended.getTime() < LATE_DAYS * DAY
  );
}

/** Returns who leads an incident, with the person's number, and the responder who it is, if any. */
async function leaderOf(
  db: Queryable,
  key: IncidentKey,
  incident: StoredIncident,
  people: readonly Responder[],
) {
  const { name, responderId } = leadOf({ ...incident, roles: await listRoles(db, key) });
  const person = people.find((responder) =>
    responderId === null ? responder.name === name : responder.responderId === responderId,
  );
  const own = (person && numberOf(person)) ?? null;
  const phone = own === null && responderId === null ? await phoneOfDeclarer(db, key) : own;
  return { name, phone, responderId: person?.responderId ?? null };
}

/** Returns the number to call a person on. Pure. */
export const numberOf = ({ mobile, phone }: Pick<Responder, "mobile" | "phone">) => mobile ?? phone;
