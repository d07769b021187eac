import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { deleteRisks as endpoint } from "@holdfast/contract/risks/register/risk-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { touchPlanRisks } from "../../plans/public";
import { deleteRisks as deleteRows } from "./risks-store";

export const deleteRisks = route(endpoint, async ({ body, scope, origin }, services) => {
  const requested = new Set(body);
  await services.database.transaction(async (tx) => {
    await touchPlanRisks(tx, scope, services.clock.now());
    const deleted = await deleteRows(tx, scope, [...requested]);
    if (deleted.length < requested.size) throw new ProblemError(NOT_FOUND);
    await recordEvent(tx, services, {
      action: "risks.deleted",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: scope.planId,
      detail: { count: deleted.length, riskIds: deleted.join(" ") },
      address: origin.address,
    });
  });
});
