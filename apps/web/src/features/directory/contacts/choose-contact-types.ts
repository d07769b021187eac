import type { Contact } from "@holdfast/contract/directory/contact";

type Types = Pick<Contact, "contactTypeId" | "workTypeId">;

/** Internal and Full time, of the lookups: what most contacts are. */
const USUAL: Types = { contactTypeId: 1, workTypeId: 1 };

/** The last choice by organisation, until the page is reloaded. */
const chosen = new Map<string, Types>();

/** Returns what a new contact's form starts with: the types of the contact added last, or the usual ones. */
export const chosenTypes = (orgId: string): Partial<Contact> => chosen.get(orgId) ?? USUAL;

export const storeChosenTypes = (orgId: string, { contactTypeId, workTypeId }: Types): void =>
  void chosen.set(orgId, { contactTypeId, workTypeId });
