import { normaliseCode } from "@holdfast/contract/platform/text-rules";
import { PROMO_CODE_TAKEN } from "@holdfast/contract/subscriptions/errors";
import { promoCodeExpiry } from "@holdfast/contract/subscriptions/promo-code-rules";
import type { Queryable } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { insertPromoCodeOnce } from "./promo-codes-store";
import { insertQuotaEntries } from "./quota-store";

/**
 * Creates a promo code. All of its uses leave the quota at once.
 * @throws ProblemError `PROMO_CODE_TAKEN` if any brokerage has the code
 */
export async function reservePromoCode(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  input: {
    readonly brokerageId: string;
    readonly code: string;
    readonly quantity: number;
    readonly createdByUserId?: string;
  },
) {
  const { brokerageId, code, quantity, createdByUserId } = input;
  const createdAt = services.clock.now();
  const [promoCodeId, expiresAt] = [services.newId(), promoCodeExpiry(createdAt)];
  const isNew = await insertPromoCodeOnce(tx, {
    id: promoCodeId,
    brokerageId,
    code,
    codeKey: normaliseCode(code) ?? code,
    createdByUserId,
    quantity,
    createdAt,
    expiresAt,
  });
  if (!isNew) throw new ProblemError(PROMO_CODE_TAKEN);
  await insertQuotaEntries(tx, [
    {
      id: services.newId(),
      brokerageId,
      kind: "promo-code",
      quantity: -quantity,
      reference: promoCodeId,
      actorUserId: createdByUserId,
      createdAt,
    },
  ]);
  return { promoCodeId, createdAt, expiresAt };
}
