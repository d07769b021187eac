import * as z from "zod/mini";
import { id } from "../platform/field-rules";
import { designation } from "../teams/team";

/** Maximum number of teams, plans and plans with risks in one response. */
export const MAX_CONTACT_USES = 200;

/** Everything that uses a contact, to show before the contact is deleted. */
export const ContactUses = z.object({
  /** By plan name, then in the order of the teams screen. */
  teams: z.array(
    z.object({
      planId: id(),
      planName: z.string(),
      teamName: z.string(),
      designation: designation(),
    }),
  ),
  /** The number of risks in each plan with the contact as the responsible person. */
  risks: z.array(z.object({ planId: id(), planName: z.string(), count: z.number() })),
  /** Plans that the contact is accountable for. */
  plans: z.array(z.object({ planId: id(), planName: z.string() })),
  /** Plans with the contact as an accountable member for the policy. */
  policies: z.array(z.object({ planId: id(), planName: z.string() })),
  /** Business units that the contact leads in a plan. */
  units: z.array(z.object({ planId: id(), planName: z.string(), unitName: z.string() })),
});
export type ContactUses = z.infer<typeof ContactUses>;
