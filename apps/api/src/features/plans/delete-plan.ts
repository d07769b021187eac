import { deletePlan as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { deletePlan as deleteRow } from "./changes/plan-changes-store";
import { readPlan } from "./plans-store";

export const deletePlan = route(endpoint, ({ scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    const plan = await readPlan(tx, services, scope, scope.planId);
    await deleteRow(tx, scope);
    await recordEvent(tx, services, {
      action: "plans.deleted",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: scope.planId,
      ...(plan && { detail: { name: plan.name } }),
      address: origin.address,
    });
  }),
);
