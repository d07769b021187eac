import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { renewPlan as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { expiryAfterRenewal } from "@holdfast/contract/plans/plan-expiry-rules";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { redeemKey } from "../brokerages/public";
import { readPlan } from "./plans-store";

export const renewPlan = route(endpoint, ({ body, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const before = await readPlan(tx, services, scope, scope.planId);
    const currentExpiry = before?.expiryDate ? new Date(before.expiryDate) : now;
    await redeemKey(tx, services, body.key, {
      organisationId: scope.organisationId,
      planId: scope.planId,
      assignedToUserId: scope.userId,
      activeDate: now,
      expiryDate: expiryAfterRenewal(currentExpiry, now),
    });
    await recordEvent(tx, services, {
      action: "plans.renewed",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: scope.planId,
      address: origin.address,
    });
    const plan = await readPlan(tx, services, scope, scope.planId);
    if (!plan) throw new ProblemError(NOT_FOUND);
    return plan;
  }),
);
