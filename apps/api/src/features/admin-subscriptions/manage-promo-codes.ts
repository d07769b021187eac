import { isPromoCodeExpired } from "@holdfast/contract/subscriptions/promo-code-rules";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { normaliseCode } from "@holdfast/contract/platform/text-rules";
import { ALREADY_REVOKED } from "@holdfast/contract/subscriptions/errors";
import {
  createPromoCode as createEndpoint,
  revokePromoCode as revokeEndpoint,
} from "@holdfast/contract/subscriptions/promo-code-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
import { nameOfUser } from "../accounts/public";
import {
  assertEnoughQuota,
  countCodeTry,
  hasPromoCode,
  insertQuotaEntries,
  reservePromoCode,
  revokePromoCodeRow,
} from "../subscriptions/public";
import { lockOwnQuota } from "./find-own-brokerage";
import { PROMO_CODES_BY_ACCOUNT } from "./subscription-limits";

/** Creates a promo code. All of its uses leave the quota at once. */
export const createPromoCode = route(
  createEndpoint,
  {
    before: async (call, services) => {
      await enforceLimit(services, PROMO_CODES_BY_ACCOUNT, call.session.userId);
      await countCodeTry(call, services);
    },
  },
  ({ body, session, origin }, services) =>
    services.database.transaction(async (tx) => {
      const { quantity, code } = body;
      allFieldsUsed(body, ["quantity", "code"]);
      const { userId, brokerageId } = await lockOwnQuota(tx, session);
      await assertEnoughQuota(tx, { brokerageId }, quantity);
      const promoCode = { brokerageId, code, quantity, createdByUserId: userId };
      const { promoCodeId, createdAt, expiresAt } = await reservePromoCode(tx, services, promoCode);
      await recordEvent(tx, services, {
        action: "brokerages.promo-code-created",
        actorUserId: userId,
        brokerageId,
        subject: promoCodeId,
        detail: { quantity },
        address: origin.address,
      });
      return {
        promoCodeId,
        code,
        brokerName: await nameOfUser(tx, userId),
        createdById: userId,
        createdDate: createdAt.toISOString(),
        expiryDate: dateOf(expiresAt),
        exactExpiryDate: expiresAt.toISOString(),
        quantity,
        used: 0,
        isRevoked: false,
        isExpired: isPromoCodeExpired({ isRevoked: false, expiryDate: expiresAt }, createdAt),
      };
    }),
);

/** Revokes a promo code for good. The uses that are left return to the quota; plans that used it continue. */
export const revokePromoCode = route(revokeEndpoint, ({ body, session, origin }, services) =>
  services.database.transaction(async (tx) => {
    allFieldsUsed(body, ["promoCode"]);
    const scope = await lockOwnQuota(tx, session, NOT_FOUND);
    const codeKey = normaliseCode(body.promoCode);
    if (!codeKey || !(await hasPromoCode(tx, scope, codeKey))) throw new ProblemError(NOT_FOUND);
    const now = services.clock.now();
    const revoked = await revokePromoCodeRow(tx, scope, codeKey, now);
    if (!revoked) throw new ProblemError(ALREADY_REVOKED);
    const { brokerageId, userId } = scope;
    if (revoked.left > 0)
      await insertQuotaEntries(tx, [
        {
          id: services.newId(),
          brokerageId,
          kind: "promo-code-returned",
          quantity: revoked.left,
          reference: revoked.id,
          actorUserId: userId,
          createdAt: now,
        },
      ]);
    await recordEvent(tx, services, {
      action: "brokerages.promo-code-revoked",
      actorUserId: userId,
      brokerageId,
      subject: revoked.id,
      detail: { returned: revoked.left },
      address: origin.address,
    });
  }),
);
