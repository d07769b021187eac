import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import {
  answerSafetyQuestion,
  readSafetyCheck,
  startSafetyCheck,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { MINUTE } from "../../src/platform/clock";
import { remindSilentPeople } from "../../src/features/incidents/public";
import { contactsTable } from "../../src/features/directory/directory-table";
import { incidentSetup } from "./incident-setup";
import { lastEmailTo, linkOf, sendAll } from "./people";

/** Everyone without a business location, as in a small organisation. */
export const EVERYONE = { branchIds: [], withoutLocation: true };

/** A café for each test, with the calls of its safety checks. Only for tests; `domain` keeps addresses of files apart. */
export function safetySetup(domain: string) {
  const incidents = incidentSetup(domain);
  const { at, logOf } = incidents;
  const emailOf = (name: string) => `${name.toLowerCase()}${incidents.owners}@${domain}.example`;

  /** Adds a contact with that first name, and an email address unless it is null. */
  async function contact(
    name: string,
    {
      email = emailOf(name),
      ...others
    }: {
      readonly mobile?: string;
      readonly branchId?: string;
      readonly email?: string | null;
    } = {},
  ) {
    await incidents.app.call(createContact, {
      as: incidents.cafe.token,
      params: { orgId: incidents.cafe.organisationId },
      body: { firstName: name, lastName: "Tan", email, contactTypeId: 1, workTypeId: 1, ...others },
    });
  }
  const start = (incidentId: string, body: object = {}) =>
    incidents.app.call(startSafetyCheck, { ...at(incidentId), body: { ...EVERYONE, ...body } });
  const people = async (incidentId: string) =>
    (await incidents.app.call(readSafetyCheck, at(incidentId))).body.people;
  const person = async (incidentId: string, name: string) =>
    (await people(incidentId)).find((asked) => asked.name === `${name} Tan`);

  /** Answers by the newest link of a person, 'I am safe' by default. */
  async function answer(name: string, body: object = {}) {
    const link = linkOf(await lastEmailTo(incidents.app, emailOf(name)));
    return incidents.app.call(answerSafetyQuestion, { body: { ...link, answer: "safe", ...body } });
  }
  const safetyLog = async (incidentId: string) =>
    (await logOf(incidentId))
      .filter(({ kind }) => kind === "safety-check" || kind === "needs-help")
      .map(({ text }) => text);

  /** Lets minutes pass, and runs the task of each minute. */
  async function after(minutes: number) {
    incidents.app.clock.pass(minutes * MINUTE);
    await remindSilentPeople(incidents.app.services);
    await sendAll(incidents.app);
  }

  /** Adds many contacts, every second one with a mobile. Returns the address of each by its place. */
  async function addStaff(count: number) {
    const { app, cafe, owners } = incidents;
    const addressOf = (place: number) => `p${place}-${owners}@${domain}.example`;
    await app.services.database.query.insert(contactsTable).values(
      Array.from({ length: count }, (_, place) => ({
        organisationId: cafe.organisationId,
        id: app.services.newId(),
        firstName: `Person ${String(place).padStart(3, "0")}`,
        lastName: "Tan",
        email: addressOf(place),
        mobile: place % 2 === 0 ? `+61 491 570 ${String(place).padStart(3, "0")}` : null,
        contactTypeId: 1,
        workTypeId: 1,
        createdAt: app.clock.now(),
      })),
    );
    return addressOf;
  }
  return {
    incidents,
    addStaff,
    emailOf,
    contact,
    start,
    people,
    person,
    answer,
    safetyLog,
    after,
  };
}
