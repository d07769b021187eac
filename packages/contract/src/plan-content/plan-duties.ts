import * as z from "zod/mini";
import { dateOnly } from "../platform/field-rules";

/** Whom to call and whom to tell where the business is, of a plan. */
export const PlanDuties = z.object({
  /** Public numbers of the location's country and state; empty if its country is not certain. */
  emergencyContacts: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      number: z.nullable(z.string()),
      note: z.string(),
      checkedOn: dateOnly(),
      /** False if the number must be checked before it is relied on. */
      isConfirmed: z.boolean(),
    }),
  ),
  /** Whom the law or a contract says to tell, for the location's country and state and the business's industry. */
  duties: z.array(
    z.object({
      dutyId: z.string(),
      audience: z.string(),
      event: z.string(),
      tell: z.string(),
      deadline: z.string(),
      appliesTo: z.string(),
      how: z.string(),
      keep: z.string(),
      owner: z.string(),
      source: z.string(),
      checkedOn: dateOnly(),
      isConfirmed: z.boolean(),
    }),
  ),
});
