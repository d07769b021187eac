import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { renewPlan as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { expiryAfterRenewal } from "@holdfast/contract/plans/plan-expiry-rules";
import type { OrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { countKeyTry, redeemKey } from "../subscriptions/public";
import { readPlan } from "./plans-store";

type Extension = {
  readonly scope: OrganisationScope;
  readonly planId: string;
  readonly key: string;
  /** The network address of the caller. */
  readonly address: string;
};

/** Extends a plan by a year with a key or promo code. The caller holds the lock of the plan. */
export async function extendPlan(
  tx: Transaction,
  services: Services,
  { scope, planId, key, address }: Extension,
) {
  const { organisationId, userId } = scope;
  const now = services.clock.now();
  const before = await readPlan(tx, services, scope, planId);
  const currentExpiry = before?.expiryDate ? new Date(before.expiryDate) : now;
  await redeemKey(tx, services, key, {
    organisationId,
    planId,
    usedByUserId: userId,
    activeDate: now,
    expiryDate: expiryAfterRenewal(currentExpiry, now),
  });
  await recordEvent(tx, services, {
    action: "plans.renewed",
    actorUserId: userId,
    organisationId,
    subject: planId,
    ...(before && { detail: { name: before.name } }),
    address,
  });
  const plan = await readPlan(tx, services, scope, planId);
  if (!plan) throw new ProblemError(NOT_FOUND);
  return plan;
}

export const renewPlan = route(
  endpoint,
  { before: countKeyTry },
  async ({ body: { key }, scope, origin }, services) => {
    return services.database.transaction((tx) =>
      extendPlan(tx, services, { scope, planId: scope.planId, key, address: origin.address }),
    );
  },
);
