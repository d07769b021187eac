import * as z from "zod/mini";
import { dateOnly, id } from "../platform/field-rules";
import { designation } from "../teams/team";

/** The kinds of a person's phone numbers, in the order in which they are called. */
const PHONE_KINDS = ["mobile", "phone", "after-hours"] as const;
export type PlanPhoneKind = (typeof PHONE_KINDS)[number];

/** Everyone in the organisation's contacts, in teams or not. */
export const PlanPerson = z.object({
  contactId: id(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  jobTitle: z.nullable(z.string()),
  /** In the order in which they are called; the last is answered when the person is not at work. */
  phones: z.array(z.object({ kind: z.enum(PHONE_KINDS), number: z.string() })),
  email: z.nullable(z.string()),
  contactTypeId: z.number(),
  workTypeId: z.number(),
  department: z.nullable(z.string()),
  /** The name of the business location. */
  location: z.nullable(z.string()),
  isProposed: z.boolean(),
});
export type PlanPerson = z.infer<typeof PlanPerson>;

/** A team; its members are people of the plan, in the order in which they are called. */
export const PlanTeam = z.object({
  teamTypeId: z.number(),
  members: z.array(
    z.object({
      contactId: id(),
      designation: designation(),
      /** The day on which the person confirmed the details. */
      confirmedOn: z.nullable(dateOnly()),
    }),
  ),
});
export type PlanTeam = z.infer<typeof PlanTeam>;
