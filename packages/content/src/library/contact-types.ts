import types from "../data/contact_types.json";

/** How a person stands to the business: Internal, Casual, Contract, Recruitment. */
export type ContactType = { readonly contactTypeId: number; readonly name: string };

export const CONTACT_TYPES: readonly ContactType[] = types;

const byId = new Map(CONTACT_TYPES.map((type) => [type.contactTypeId, type]));

/** The contact type of that id; undefined where there is none. */
export const contactTypeById = (contactTypeId: number): ContactType | undefined =>
  byId.get(contactTypeId);
