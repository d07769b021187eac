import types from "../data/contact_types.json";

/** A contact's relationship to the business: Internal, Casual, Contract, Recruitment. */
export type ContactType = { readonly contactTypeId: number; readonly name: string };

export const CONTACT_TYPES: readonly ContactType[] = types;

const byId = new Map(CONTACT_TYPES.map((type) => [type.contactTypeId, type]));

/** Returns the contact type with that id; undefined if there is none. */
export const contactTypeById = (contactTypeId: number): ContactType | undefined =>
  byId.get(contactTypeId);
