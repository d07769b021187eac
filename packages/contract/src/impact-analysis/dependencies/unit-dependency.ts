import * as z from "zod/mini";
import { NO_SUCH_DEPARTMENT } from "../../business-units/department";
import { id, LIMITS, optionalText } from "../../platform/field-rules";
import { MAX_ROWS_A_CALL, TOO_MANY_ROWS } from "../../platform/list-rules";

export const NO_SUCH_DEPENDENCY = "This dependency could not be found.";
export const NO_SUCH_CRITICAL_AREA = "This strategic area could not be found.";
export const NO_SUCH_SUPPLIER = "This supplier could not be found.";
export const ONE_DEPENDENCY =
  "Please select a strategic area, a business unit, a supplier or a system.";
export const DEPENDS_ON_ITSELF = "A business unit cannot depend on itself.";

/** Something that a business unit supports or needs. One of the four references is given. */
export const UnitDependency = z.object({
  unitDependencyId: id(),
  departmentId: id(),
  /** The strategic area that the unit supports. */
  strategicCriticalAreaId: z.nullable(id()),
  /** The other business unit that it depends on. */
  neededDepartmentId: z.nullable(id()),
  /** The supplier that it depends on. */
  supplierId: z.nullable(id()),
  /** The system that it depends on, as the assets of the plan call it. */
  systemName: z.nullable(z.string()),
  /** The name of the area, unit, supplier or system. */
  name: z.string(),
});
export type UnitDependency = z.infer<typeof UnitDependency>;

const optionalId = (message: string) => z.nullish(id(message));

/** The fields of a dependency to add: the unit, and one of the others. */
const UnitDependencyInput = z
  .strictObject({
    departmentId: id(NO_SUCH_DEPARTMENT),
    strategicCriticalAreaId: optionalId(NO_SUCH_CRITICAL_AREA),
    neededDepartmentId: optionalId(NO_SUCH_DEPARTMENT),
    supplierId: optionalId(NO_SUCH_SUPPLIER),
    systemName: z.optional(optionalText(LIMITS.line)),
  })
  .check(
    z.refine(
      (row) =>
        [
          row.strategicCriticalAreaId,
          row.neededDepartmentId,
          row.supplierId,
          row.systemName,
        ].filter(Boolean).length === 1,
      { path: ["strategicCriticalAreaId"], message: ONE_DEPENDENCY },
    ),
    z.refine((row) => row.neededDepartmentId !== row.departmentId, {
      path: ["neededDepartmentId"],
      message: DEPENDS_ON_ITSELF,
    }),
  );

const listBounds = [
  z.minLength(1, ONE_DEPENDENCY),
  z.maxLength(MAX_ROWS_A_CALL, TOO_MANY_ROWS),
] as const;

export const CreateUnitDependenciesInput = z.array(UnitDependencyInput).check(...listBounds);
export const DeleteUnitDependenciesInput = z.array(id(NO_SUCH_DEPENDENCY)).check(...listBounds);
