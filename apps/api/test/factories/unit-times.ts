import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import type { TestApp } from "../setup/test-app";
import type { PlanWorkspace } from "./workspace";

/** Adds the units 'Bar', whose times a person entered, and 'Kitchen', whose times are proposed. */
export async function unitsWithTimes(
  app: TestApp,
  { token: as, organisationId: orgId, branchId, planId }: PlanWorkspace,
  mtpd: { readonly proposed?: boolean } = {},
): Promise<void> {
  const inPlan = { as, params: { planId } };
  const { body: units } = await app.call(createDepartments, {
    as,
    params: { orgId, branchId },
    body: { names: ["Kitchen", "Bar"] },
  });
  await app.call(setMtpd, { ...inPlan, body: { mtpdId: 9, ...mtpd } });
  await app.call(createTacticalBias, {
    ...inPlan,
    body: units.map(({ departmentId, name }) => ({
      departmentId,
      rto: 2,
      rpo: 1,
      proposed: name === "Kitchen",
    })),
  });
}
