import { INCIDENT_NOT_ACTIVE } from "@holdfast/contract/incidents/errors";
import { startSafetyCheck as endpoint } from "@holdfast/contract/incidents/safety-check-endpoints";
import { namesText, peopleText } from "@holdfast/contract/incidents/safety-check-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { fullName } from "@holdfast/contract/platform/text-rules";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { listContacts, lockContacts } from "../../directory/public";
import { lockBranches, nameOfOrganisation } from "../../organisations/public";
import { isAmongFirstOfDay } from "../active-incidents-store";
import { howSent } from "../alerts/send-to-people";
import { keyOf, ledIncidentOf } from "../find-incident";
import { SAFETY_CHECKS_BY_ORGANISATION } from "../incident-limits";
import { readIncident } from "../incidents-store";
import { writeLog } from "../log/record-entry";
import { askedContacts, insertSafetyPeople, listSafetyPeople } from "./safety-people-store";
import { sendQuestions } from "./send-questions";
import { staffOf } from "./staff-rules";

/** Contacts who were asked already are left out, so a repeated call asks no one twice. */
export const startSafetyCheck = route(
  endpoint,
  {
    async before({ scope, params }, services) {
      const key = keyOf(scope, params);
      const incident = await readIncident(services.database.query, key);
      // The first safety checks of real incidents have no limit.
      if (incident && (await isAmongFirstOfDay(services.database.query, key, incident))) return;
      await enforceLimit(services, SAFETY_CHECKS_BY_ORGANISATION, scope.organisationId);
    },
  },
  async ({ body, params, scope, origin }, services) => {
    const key = keyOf(scope, params);
    const started = await services.database.transaction(async (tx) => {
      const incident = await ledIncidentOf(tx, scope, key);
      if (incident.status !== "active") throw new ProblemError(INCIDENT_NOT_ACTIVE);
      const branches = await lockBranches(tx, scope, body.branchIds, "key share");
      if (branches.size < body.branchIds.length) throw new ProblemError(NOT_FOUND);
      const now = services.clock.now();
      const before = await listSafetyPeople(tx, key);
      const known = await askedContacts(tx, key);
      const staff = staffOf(await listContacts(tx, scope), body);
      const added = staff.filter(({ contactId }) => !known.has(contactId));
      const found = await lockContacts(
        tx,
        scope,
        added.map(({ contactId }) => contactId),
      );
      const people = added
        .filter(({ contactId }) => found.has(contactId))
        .map((contact) => ({
          personId: services.newId(),
          contactId: contact.contactId,
          name: fullName(contact),
          location: contact.branchName ?? "",
          email: contact.email,
          mobile: contact.mobile,
          phone: contact.phone,
          afterHoursPhone: contact.afterHoursPhone,
        }));
      if (people.length === 0) return { people: before };
      await insertSafetyPeople(tx, key, people, now);
      const organisationName = await nameOfOrganisation(tx, key.organisationId);
      const sent = await sendQuestions(
        tx,
        services,
        key,
        { ...incident, organisationName },
        people.map((person) => ({
          ...person,
          emailDelivery: null,
          smsDelivery: null,
          reminders: 0,
        })),
        before,
        false,
      );
      const locations = [...new Set(people.map(({ location }) => location || "no location"))];
      await writeLog(tx, services, scope, key, {
        kind: "safety-check",
        text: `${peopleText(people.length)} asked whether safe (${namesText(locations)}): ${howSent(sent)}`,
      });
      await recordEvent(tx, services, {
        action: "plans.safety-check-started",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: scope.planId,
        detail: { people: people.length, isExercise: incident.isExercise },
        address: origin.address,
      });
      return { people: await listSafetyPeople(tx, key) };
    });
    services.wakeOutbox();
    return started;
  },
);
