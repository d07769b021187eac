import * as z from "zod/mini";
import { DEPARTMENT_TWICE, NO_SUCH_DEPARTMENT } from "../business-units/department";
import { id, LIMITS, optionalText } from "../platform/field-rules";
import { MAX_ROWS_A_CALL, onceEach, TOO_MANY_ROWS } from "../platform/list-rules";
import { lookupId } from "../platform/number-rules";
import { proposed } from "../proposals/proposal";

export const SELECT_LOCATION = "Please select the location.";
export const SELECT_OTHER_BRANCH = "Please select another business location.";
export const SELECT_SITE = "Please select a recovery site.";
export const NO_SUCH_STRATEGY = "This recovery strategy could not be found.";

/**
 * A business unit and where it works if its usual site can't be used; the strategy's fields are null
 * until one is chosen.
 *
 * A screen's select offers, from `GET recovery_strategy_types`, one option per type whose source is
 * 'none', one per other branch (type of source 'branch' with `branchId`) and one per recovery site
 * (type of source 'alternativeSite' with `alternativeSiteId`). A type that requires an address shows
 * a text box, whose value is `otherAddress` here and `address` when sent.
 */
export const RecoveryStrategy = z.object({
  departmentId: id(),
  /** The business unit's name. */
  name: z.string(),
  recoveryStrategyId: z.nullable(id()),
  recoveryStrategyTypeId: z.nullable(z.number()),
  recoveryStrategyTypeName: z.nullable(z.string()),
  branchId: z.nullable(id()),
  alternativeSiteId: z.nullable(id()),
  /** For display: name and address of the chosen site, or the address entered; null if there is none, or none yet. */
  recoveryStrategyAddress: z.nullable(z.string()),
  otherAddress: z.nullable(z.string()),
  recoveryStrategyComments: z.nullable(z.string()),
});
export type RecoveryStrategy = z.infer<typeof RecoveryStrategy>;

const row = {
  departmentId: id(NO_SUCH_DEPARTMENT),
  /** The unit's name as the table shows it; accepted but not saved. */
  name: z.optional(z.string().check(z.maxLength(LIMITS.name))),
  /** If null, the type is 'Other' and `address` is required (specification 7, 'Recovery'). */
  recoveryStrategyTypeId: z._default(z.nullable(lookupId(SELECT_LOCATION)), null),
  branchId: z._default(z.nullable(id(SELECT_OTHER_BRANCH)), null),
  alternativeSiteId: z._default(z.nullable(id(SELECT_SITE)), null),
  address: optionalText(LIMITS.line),
  comments: optionalText(LIMITS.text),
};
const departmentsOnce = onceEach<{ departmentId: string }>(
  ({ departmentId }) => departmentId,
  DEPARTMENT_TWICE,
  "departmentId",
);

/** A bare list, as in the specification: rows without an id are created. */
export const CreateRecoveryStrategiesInput = z
  .array(z.strictObject({ ...row, recoveryStrategyId: z.nullish(z.null()), proposed: proposed() }))
  .check(
    z.minLength(1, SELECT_LOCATION),
    z.maxLength(MAX_ROWS_A_CALL, TOO_MANY_ROWS),
    departmentsOnce,
  );

/** Rows with an id are updated; a row without one updates the strategy of its business unit. */
export const UpdateRecoveryStrategiesInput = z
  .array(
    z.strictObject({
      ...row,
      recoveryStrategyId: z._default(z.nullable(id(NO_SUCH_STRATEGY)), null),
    }),
  )
  .check(
    z.minLength(1, SELECT_LOCATION),
    z.maxLength(MAX_ROWS_A_CALL, TOO_MANY_ROWS),
    departmentsOnce,
  );
