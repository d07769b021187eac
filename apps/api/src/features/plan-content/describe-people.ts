import type { Contact } from "@holdfast/contract/directory/contact";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { fullName } from "@holdfast/contract/platform/text-rules";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import type { PlanPerson, PlanTeam } from "@holdfast/contract/plan-content/plan-person";
import type { Team } from "@holdfast/contract/teams/team";
import type { listCustomers, listSuppliers, listThirdParties } from "../directory/public";

/** Returns the person as a fact of the plan, with the phone numbers in the order in which they are called. Pure. */
export const describePerson = (contact: Contact, proposed: ReadonlySet<string>): PlanPerson => ({
  contactId: contact.contactId,
  firstName: contact.firstName,
  lastName: contact.lastName,
  name: fullName(contact),
  jobTitle: contact.jobTitle,
  phones: [
    { kind: "mobile" as const, number: contact.mobile },
    { kind: "phone" as const, number: contact.phone },
    { kind: "after-hours" as const, number: contact.afterHoursPhone },
  ].flatMap(({ kind, number }) => (number === null ? [] : [{ kind, number }])),
  email: contact.email,
  contactTypeId: contact.contactTypeId,
  workTypeId: contact.workTypeId,
  department: contact.department,
  location: contact.branchName,
  isProposed: proposed.has(contact.contactId),
});

/** Returns the team with its members in the order in which they are called. Pure. */
export const describeTeam = ({ teamType, teamContacts }: Team): PlanTeam => ({
  teamTypeId: teamType.teamTypeId,
  members: teamContacts.map(({ contactId, designation, confirmedAt }) => ({
    contactId,
    designation,
    confirmedOn: confirmedAt === null ? null : dateOf(new Date(confirmedAt)),
  })),
});

type Rows<List extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<List>
>;

/** Returns the suppliers, customers and third parties, in this order. Pure. */
export function describeParties(
  {
    suppliers,
    customers,
    thirdParties,
  }: {
    readonly suppliers: Rows<typeof listSuppliers>;
    readonly customers: Rows<typeof listCustomers>;
    readonly thirdParties: Rows<typeof listThirdParties>;
  },
  proposed: ReadonlySet<string>,
): PlanParty[] {
  const party = (
    partyId: string,
    kind: PlanParty["kind"],
    row: (typeof suppliers)[number] | (typeof customers)[number] | (typeof thirdParties)[number],
  ) => ({
    partyId,
    kind,
    name: row.name,
    contactPerson: row.contactPerson,
    phone: row.phone,
    email: row.email,
    address: row.address,
    addressDetails: row.additionalAddressInformation,
    website: row.website,
    isProposed: proposed.has(partyId),
  });
  return [
    ...suppliers.map((row) => ({
      ...party(row.supplierId, "supplier", row),
      categories: row.category,
      comments: null,
    })),
    ...customers.map((row) => ({
      ...party(row.customerId, "customer", row),
      categories: row.category,
      comments: null,
    })),
    ...thirdParties.map((row) => ({
      ...party(row.strategicThirdPartyId, "third-party", row),
      categories: [row.strategicThirdPartyCategoryText ?? row.strategicThirdPartyCategory.name],
      comments: row.comments,
    })),
  ];
}
