import * as z from "zod/mini";
import { normaliseCode } from "../platform/text-rules";
import { id, instant, requiredText } from "../platform/field-rules";
import { wholeNumber } from "../platform/number-rules";

/** A promo code: one code that several plans can be activated with (specification 3). */
export const PromoCode = z.object({
  promoCodeId: id(),
  code: z.string(),
  brokerName: z.nullable(z.string()),
  createdById: z.nullable(id()),
  createdDate: instant(),
  /** YYYY-MM-DD, in UTC. */
  expiryDate: z.string(),
  exactExpiryDate: instant(),
  /** Uses in total, all taken from the quota. */
  quantity: z.number(),
  used: z.number(),
  isRevoked: z.boolean(),
  isExpired: z.boolean(),
});
export type PromoCode = z.infer<typeof PromoCode>;

/** How many uses one promo code can have. */
const MAX_USES = 100_000;

const INVALID_CODE = "Please use 4 to 32 characters: A to Z, 0 to 9 and hyphens.";
const code = () => requiredText("Please input the code.", 40);

export const CreatePromoCodeInput = z.strictObject({
  quantity: wholeNumber("Please input the quantity.", {
    min: 0,
    max: MAX_USES,
    tooLarge: "Please use at most 100,000.",
  }),
  code: code().check(
    z.refine((value) => value === "" || normaliseCode(value) !== null, INVALID_CODE),
  ),
});

export const RevokePromoCodeInput = z.strictObject({ promoCode: code() });
