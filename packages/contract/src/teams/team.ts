import * as z from "zod/mini";
import { id, instant } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";

/** The designations of a team's contacts (specification 9): its leader, or a stand-in. */
export const DESIGNATIONS = ["Primary", "Alternatives"] as const;
export type Designation = (typeof DESIGNATIONS)[number];

export const CONTACT_IN_TEAM = "This contact is already in the team.";
export const ONE_PRIMARY = "A team has one Primary. Please choose Alternatives for the others.";
export const NO_SUCH_CONTACT = "This contact could not be found.";
/** Shown in place of the teams when reading them returns 402 (specification 2). */
export const TEAMS_NEED_RENEWAL =
  "Your plan has expired. Please renew plan subscription to view this section.";

const MAX_CONTACTS_A_CALL = 200;

export const designation = () => z.enum(DESIGNATIONS, "Please select the designation.");

export const TeamContact = z.object({
  contactId: id(),
  designation: designation(),
  /** When the person confirmed the details; null if never, or if they changed since. */
  confirmedAt: z.nullable(instant()),
  contact: z.object({
    contactId: id(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    afterHoursPhone: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
  }),
});
export type TeamContact = z.infer<typeof TeamContact>;

/** One of the three teams of a plan; `displayName` is its name in print. */
export const Team = z.object({
  teamId: id(),
  teamType: z.object({ teamTypeId: z.number(), name: z.string(), displayName: z.string() }),
  /** Primaries first, then in the order they were added. */
  teamContacts: z.array(TeamContact),
});
export type Team = z.infer<typeof Team>;

/** The bare list of contacts to add. */
export const AddTeamContactsInput = z
  .array(z.strictObject({ contactId: id(NO_SUCH_CONTACT), designation: designation() }))
  .check(
    z.minLength(1, "Please select a contact."),
    z.maxLength(MAX_CONTACTS_A_CALL, `Please add at most ${MAX_CONTACTS_A_CALL} contacts at once.`),
    onceEach(({ contactId }) => contactId, CONTACT_IN_TEAM, "contactId"),
  );

export const UpdateTeamContactInput = z.strictObject({
  designation: designation(),
  /** Whether a new Primary takes the place of the present one, who becomes an Alternative. */
  replacesPrimary: z.optional(z.boolean()),
});
