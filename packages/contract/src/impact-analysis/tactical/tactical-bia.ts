import * as z from "zod/mini";
import { DEPARTMENT_TWICE, NO_SUCH_DEPARTMENT } from "../../business-units/department";
import { id, LIMITS } from "../../platform/field-rules";
import { MAX_ROWS_A_CALL, onceEach, TOO_MANY_ROWS } from "../../platform/list-rules";
import { wholeNumber } from "../../platform/number-rules";
import { proposed } from "../../proposals/proposal";

/** RTO and RPO of a business unit: whole days, returned capped at the plan's MTPD. */
export const TacticalBia = z.object({
  tacticalBiaId: id(),
  departmentId: id(),
  departmentName: z.string(),
  rto: z.number(),
  rpo: z.number(),
  /** Whether the saved times are longer than the MTPD, and shown shortened to it. */
  isCapped: z.boolean(),
});
export type TacticalBia = z.infer<typeof TacticalBia>;

export const RECOVERY_DAYS = "Please choose whole days from 0 to the MTPD.";
export const NO_SUCH_TACTICAL_BIA = "These recovery times could not be found.";

/** More than any MTPD (days); the server checks against the plan's MTPD. */
const MAX_DAYS = 1_000;
const days = () => wholeNumber(RECOVERY_DAYS, { min: 0, max: MAX_DAYS });

const row = {
  departmentId: id(NO_SUCH_DEPARTMENT),
  /** The unit's name as the table shows it; accepted but not saved. */
  name: z.optional(z.string().check(z.maxLength(LIMITS.name))),
  rto: days(),
  rpo: days(),
};
const departmentsOnce = onceEach<{ departmentId: string }>(
  ({ departmentId }) => departmentId,
  DEPARTMENT_TWICE,
  "departmentId",
);

/** A bare list, as in the specification: rows without a tacticalBiaId are created. */
export const CreateTacticalBiasInput = z
  .array(z.strictObject({ ...row, tacticalBiaId: z.nullish(z.null()), proposed: proposed() }))
  .check(
    z.minLength(1, NO_SUCH_DEPARTMENT),
    z.maxLength(MAX_ROWS_A_CALL, TOO_MANY_ROWS),
    departmentsOnce,
  );

/** Rows with a tacticalBiaId are updated. */
export const UpdateTacticalBiasInput = z
  .array(z.strictObject({ ...row, tacticalBiaId: id(NO_SUCH_TACTICAL_BIA) }))
  .check(
    z.minLength(1, NO_SUCH_DEPARTMENT),
    z.maxLength(MAX_ROWS_A_CALL, TOO_MANY_ROWS),
    departmentsOnce,
  );
