import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import type { AlternativeSite, Branch } from "@holdfast/contract/organisations/place";
import {
  createAlternativeSite,
  createBranch,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { CONTACT_TYPES } from "@holdfast/content/library/contact-types";
import { STRATEGIC_THIRD_PARTY_CATEGORIES } from "@holdfast/content/library/impact/strategic-third-party-categories";
import { WORK_TYPES } from "@holdfast/content/library/impact/work-types";
import { CAFE_CONTACTS } from "./cafe-contacts";
import { CAFE_CUSTOMERS, CAFE_SUPPLIERS } from "./cafe-partners";
import { HEAD_OFFICE_LINES, RECOVERY_SITES, SECOND_BRANCH } from "./cafe-places";
import { CAFE_THIRD_PARTIES } from "./cafe-third-parties";
import type { Caller } from "./caller";
import { findByName } from "./find-by-name";

/** What the plan refers to in the organisation's lists. */
export type CafeDirectory = {
  /** Head Office first. */
  readonly branches: readonly Pick<Branch, "branchId" | "name">[];
  readonly sites: readonly AlternativeSite[];
  /** By first and last name. */
  contactId(fullName: string): string;
};

/** Adds the café's locations, people and partners. */
export async function fillDirectory(
  call: Caller,
  orgId: string,
  headOffice: Pick<Branch, "branchId" | "name">,
): Promise<CafeDirectory> {
  const params = { orgId };
  await call(updateBranch, {
    params: { ...params, branchId: headOffice.branchId },
    body: HEAD_OFFICE_LINES,
  });
  const branches = [headOffice, await call(createBranch, { params, body: SECOND_BRANCH })];
  const sites: AlternativeSite[] = [];
  for (const body of RECOVERY_SITES)
    sites.push(await call(createAlternativeSite, { params, body }));
  const contacts = await fillContacts(call, orgId, branches);
  for (const partner of CAFE_SUPPLIERS)
    await call(createSupplier, {
      params,
      body: { ...partner, additionalAddressInformation: null },
    });
  for (const partner of CAFE_CUSTOMERS)
    await call(createCustomer, {
      params,
      body: { ...partner, additionalAddressInformation: null },
    });
  for (const { category, ...party } of CAFE_THIRD_PARTIES) {
    const { strategicThirdPartyCategoryId } = findByName(
      STRATEGIC_THIRD_PARTY_CATEGORIES,
      category,
    );
    await call(createStrategicThirdParty, {
      params,
      body: { ...party, strategicThirdPartyCategoryId },
    });
  }
  return { branches, sites, contactId: (fullName) => findByName(contacts, fullName).contactId };
}

async function fillContacts(call: Caller, orgId: string, branches: CafeDirectory["branches"]) {
  const contacts: { name: string; contactId: string }[] = [];
  for (const { contactType, workType, place, ...person } of CAFE_CONTACTS) {
    const { contactId, firstName, lastName } = await call(createContact, {
      params: { orgId },
      body: {
        ...person,
        contactTypeId: findByName(CONTACT_TYPES, contactType).contactTypeId,
        workTypeId: findByName(WORK_TYPES, workType).workTypeId,
        branchId: findByName(branches, place).branchId,
      },
    });
    contacts.push({ name: `${firstName} ${lastName}`, contactId });
  }
  return contacts;
}
