import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { callerOf } from "./api-caller";
import type { RunningApp } from "./app";
import { registerPerson, sessionOf } from "./people";

export const BUSINESS = "Tidepool Café Pty Ltd";
export const PLAN = "Harbour Street plan";
/** ANZSIC class of cafés and restaurants. */
export const INDUSTRY = "4511";
/** First and last names of the business's contacts. */
export const CONTACTS = [
  ["Mei", "Tan"],
  ["Tom", "Gallagher"],
] as const;

export type OwnPlan = {
  readonly session: TokenResponse;
  readonly organisationId: string;
  readonly planId: string;
  /** Of CONTACTS, in their order. */
  readonly contactIds: readonly string[];
};

/** Creates a person for one journey, with a business, contacts and an empty plan in Australian dollars. */
export async function ownPlan(app: RunningApp, email: string): Promise<OwnPlan> {
  await registerPerson(app, email);
  const session = await sessionOf(app, email);
  const call = callerOf(app.url, session.access_token);
  const { organisationId, branches } = await call(createOrganisation, {
    body: {
      name: BUSINESS,
      legalName: "Tidepool",
      industryCode: INDUSTRY,
      industryName: "Cafes and Restaurants",
      registrationNumber: null,
      governance: null,
      address: "12 Harbour Street, Newcastle NSW 2300",
      additionalAddressInformation: null,
    },
  });
  const contactIds: string[] = [];
  for (const [firstName, lastName] of CONTACTS) {
    const { contactId } = await call(createContact, {
      params: { orgId: organisationId },
      body: { firstName, lastName, contactTypeId: 1, workTypeId: 1 },
    });
    contactIds.push(contactId);
  }
  const key = (await app.command("keys", "issue", "--quantity", "1")).trim();
  const branchId = branches[0]?.branchId ?? "";
  const { planId } = await call(createPlan, {
    body: { name: PLAN, branchId, key, currency: "AUD", contacts: [] },
  });
  return { session, organisationId, planId, contactIds };
}
