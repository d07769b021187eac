import { endsOfPlan, movedYears } from "@holdfast/contract/subscriptions/stacked-years-rules";
import { normaliseSubscriptionKey } from "@holdfast/contract/subscriptions/subscription-key-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { readRevocation as readEndpoint } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { ALREADY_REVOKED } from "@holdfast/contract/subscriptions/errors";
import { revokeSubscription as endpoint } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { lockPlanAlone } from "../../platform/database/sql/row-locks-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import {
  insertQuotaEntries,
  keyOfBrokerage,
  moveYears,
  revokeKeyRow,
  yearsOfPlan,
} from "../subscriptions/public";
import { lockOwnQuota } from "./find-own-brokerage";

export const readRevocation = route(readEndpoint, async ({ params, scope }, { database }) => {
  const { subscriptionId } = params;
  const key = await keyOfBrokerage(database.query, scope, { subscriptionId });
  if (!key) throw new ProblemError(NOT_FOUND);
  const years = key.planId === null ? [] : await yearsOfPlan(database.query, key.planId);
  const { now, after } = endsOfPlan(years, key.id);
  return { endsAt: now?.toISOString() ?? null, endsAtAfter: after?.toISOString() ?? null };
});

/**
 * Revokes a key for good. An unused key returns to the quota; a used one takes its year from the plan, after the changes
 * to the plan that are being saved at this moment (decision 024).
 */
export const revokeSubscription = route(endpoint, ({ body, session, origin }, services) =>
  services.database.transaction(async (tx) => {
    allFieldsUsed(body, ["subscriptionKey"]);
    const scope = await lockOwnQuota(tx, session, NOT_FOUND);
    const { brokerageId } = scope;
    const key = normaliseSubscriptionKey(body.subscriptionKey);
    const known = key && (await keyOfBrokerage(tx, scope, { key }));
    if (!key || !known) throw new ProblemError(NOT_FOUND);
    if (known.planId) {
      await lockPlanAlone(tx, known.planId);
      await moveYears(tx, movedYears(await yearsOfPlan(tx, known.planId), known.id));
    }
    const now = services.clock.now();
    const revoked = await revokeKeyRow(tx, scope, key, now);
    if (!revoked) throw new ProblemError(ALREADY_REVOKED);
    const isUnused = revoked.activeDate === null;
    if (isUnused)
      await insertQuotaEntries(tx, [
        {
          id: services.newId(),
          brokerageId,
          kind: "key-returned",
          quantity: 1,
          reference: revoked.id,
          actorUserId: session.userId,
          createdAt: now,
        },
      ]);
    await recordEvent(tx, services, {
      action: "brokerages.key-revoked",
      actorUserId: session.userId,
      brokerageId,
      organisationId: revoked.organisationId ?? undefined,
      subject: revoked.id,
      detail: {
        isReturned: isUnused,
        ...(revoked.planId ? { planId: revoked.planId } : {}),
      },
      address: origin.address,
    });
  }),
);
