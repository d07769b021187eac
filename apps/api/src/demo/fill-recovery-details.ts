import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import {
  updateRecoveryDetails,
  updateUnitProcedure,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { CAFE_DETAILS } from "./cafe-recovery-details";
import { CAFE_PROCEDURES, type CafeProcedure } from "./cafe-unit-procedures";
import type { Caller } from "./caller";
import type { CafeDirectory } from "./fill-directory";
import { findByName } from "./find-by-name";

/** Adds how the business units work on the day, the site sheet, backups, finances and the insurance schedule. */
export async function fillRecoveryDetails(
  call: Caller,
  { planId, organisationId }: Pick<Plan, "planId" | "organisationId">,
  { contactId }: CafeDirectory,
): Promise<void> {
  const params = { planId };
  const units = (await call(listTacticalBias, { params })).map(
    ({ departmentId, departmentName: name }) => ({ departmentId, name }),
  );
  const areas = (await call(listStrategicBias, { params })).map(
    ({ strategicCriticalArea }) => strategicCriticalArea,
  );
  const suppliers = await call(listSuppliers, { params: { orgId: organisationId } });
  for (const procedure of CAFE_PROCEDURES)
    await call(updateUnitProcedure, {
      params: { planId, departmentId: findByName(units, procedure.unit).departmentId },
      body: {
        leaderContactId: contactId(procedure.leader),
        minimumService: procedure.minimumService,
        firstSteps: procedure.firstSteps.join("\n"),
        workaround: procedure.workaround,
      },
    });
  const dependenciesOf = ({ supports, needs }: CafeProcedure) => [
    ...supports.map((area) => ({
      strategicCriticalAreaId: findByName(areas, area).strategicCriticalAreaId,
    })),
    ...needs.units.map((unit) => ({ neededDepartmentId: findByName(units, unit).departmentId })),
    ...needs.suppliers.map((name) => ({ supplierId: findByName(suppliers, name).supplierId })),
    { systemName: needs.system },
  ];
  await call(createUnitDependencies, {
    params,
    body: CAFE_PROCEDURES.flatMap((procedure) =>
      dependenciesOf(procedure).map((row) => ({
        departmentId: findByName(units, procedure.unit).departmentId,
        ...row,
      })),
    ),
  });
  await call(updateRecoveryDetails, { params, body: CAFE_DETAILS });
}
