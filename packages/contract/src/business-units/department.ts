import * as z from "zod/mini";
import { id, requiredText } from "../platform/field-rules";
import { MAX_ROWS_A_CALL, onceEach, TOO_MANY_ROWS } from "../platform/list-rules";

/**
 * Business units of one location at most: all of them fit into one call of the tactical table and of
 * the recovery strategies.
 */
export const MAX_DEPARTMENTS = MAX_ROWS_A_CALL;

export const TOO_MANY_DEPARTMENTS = `A business location can have at most ${MAX_DEPARTMENTS} business units.`;
export const DEPARTMENT_EXISTS = "There is already a business unit of this name.";
/** For rows of other rooms that name a business unit which the plan's location does not have. */
export const NO_SUCH_DEPARTMENT = "This business unit could not be found.";
export const DEPARTMENT_TWICE = "This business unit is in the list already.";

export const departmentName = () => requiredText("Please input the name.");

/** The names of the 'Add new' box; unique in the location, whatever their case. */
export const CreateDepartmentsInput = z.strictObject({
  names: z.array(departmentName()).check(
    z.minLength(1, "Please input the name."),
    z.maxLength(MAX_DEPARTMENTS, TOO_MANY_DEPARTMENTS),
    onceEach((name) => name.toLowerCase(), DEPARTMENT_EXISTS),
  ),
});

export const UpdateDepartmentInput = z.strictObject({ name: departmentName() });

export const RemoveDepartmentsInput = z.strictObject({
  departmentIds: z
    .array(id())
    .check(z.minLength(1, "Please select a business unit."), z.maxLength(500, TOO_MANY_ROWS)),
});
