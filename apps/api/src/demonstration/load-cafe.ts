import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { openSession, revokeSession, sessionByToken } from "../rooms/accounts/public";
import { foundOrganisation, listBranches } from "../rooms/organisations/public";
import { HOUR, later } from "../platform/clock";
import type { House } from "../start";
import { type Caller, callerOf } from "./caller";

const CAFE = {
  name: "Harbour Light Café Pty Ltd",
  legalName: "Harbour Light Café",
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
  registrationNumber: "ABN 12 345 678 901",
  governance: null,
  address: "12 Quay Street, Sydney NSW 2000",
  additionalAddressInformation: "Ground floor",
};

/**
 * The café of the demonstration. Everything inside the plan goes through the API as its owner would
 * do it, so that the demonstration can hold nothing that the product would refuse.
 */
export async function loadCafe(
  house: House,
  people: { readonly ownerId: string; readonly brokerageId: string },
): Promise<void> {
  const { services } = house;
  const { database, clock } = services;
  const scope = await database.transaction((tx) => foundOrganisation(tx, services, CAFE, people));
  const token = await openSession(database.query, services, {
    userId: people.ownerId,
    isRemembered: false,
    expiresAt: later(clock.now(), HOUR),
  });
  const [headOffice] = await listBranches(database.query, scope);
  if (!headOffice) throw new Error("The café has no Head Office.");
  const call: Caller = callerOf(house.app, token);
  await call(createPlan, {
    body: {
      name: "Harbour Light Café continuity plan",
      branchId: headOffice.branchId,
      key: "DEMO-PLAN",
      currency: "AUD",
      contacts: [],
    },
  });
  const session = await sessionByToken(database.query, token, clock.now());
  if (session) await revokeSession(database.query, session.sessionId, clock.now());
}
