import * as z from "zod/mini";
import { id, requiredText } from "../platform/field-rules";
import { MAX_ROWS_A_CALL, onceEach, TOO_MANY_ROWS } from "../platform/list-rules";
import { proposed } from "../proposals/proposal";

/**
 * The maximum number of business units per location: all of them fit into one call of the tactical
 * table and of the recovery strategies.
 */
export const MAX_DEPARTMENTS = MAX_ROWS_A_CALL;

export const TOO_MANY_DEPARTMENTS = `A business location can have at most ${MAX_DEPARTMENTS} business units.`;
export const DEPARTMENT_EXISTS = "There is already a business unit with this name.";
/** Used by other features for rows with a business unit that the plan's location doesn't have. */
export const NO_SUCH_DEPARTMENT = "This business unit could not be found.";
export const DEPARTMENT_TWICE = "This business unit is already in the list.";

export const departmentName = () => requiredText("Please input the name.");

/** The names from the 'Add new' form; unique in the location, ignoring case. */
export const CreateDepartmentsInput = z.strictObject({
  names: z.array(departmentName()).check(
    z.minLength(1, "Please input the name."),
    z.maxLength(MAX_DEPARTMENTS, TOO_MANY_DEPARTMENTS),
    onceEach((name) => name.toLowerCase(), DEPARTMENT_EXISTS),
  ),
  proposed: proposed(),
});

export const UpdateDepartmentInput = z.strictObject({ name: departmentName() });

export const RemoveDepartmentsInput = z.strictObject({
  departmentIds: z
    .array(id())
    .check(z.minLength(1, "Please select a business unit."), z.maxLength(500, TOO_MANY_ROWS)),
});
