import {
  calculatePrice as calculateEndpoint,
  validateDiscountCode as validateEndpoint,
} from "@holdfast/contract/purchases/purchase-endpoints";
import { MINUTE } from "../../../platform/clock";
import { route } from "../../../platform/http/route";
import {
  type Limit,
  type LimitOf,
  type LimitedCall,
  enforceLimits,
  refund,
} from "../../../platform/limits/rate-limits";
import type { Services } from "../../../platform/services";
import { calculateOrder, checkoutOf, discountOf } from "./calculate-order";

/** A discount code can be guessed, so tries are limited; a person who buys needs a few. */
const CODES_BY_PERSON: Limit = { name: "discount-codes-account", max: 60, window: 10 * MINUTE };
/** Accounts are free, so networks are limited too. */
const CODES_BY_NETWORK: Limit = { name: "discount-codes-address", max: 300, window: 10 * MINUTE };

const limitsOf = ({ session, origin }: LimitedCall): readonly LimitOf[] => [
  [CODES_BY_PERSON, session.userId],
  [CODES_BY_NETWORK, origin.address],
];
const countTry = (call: LimitedCall, services: Services) => enforceLimits(services, limitsOf(call));
/** Only wrong codes count: a person with a valid one may try many quantities. */
const takeBackTry = (call: LimitedCall, services: Services) => refund(services, limitsOf(call));

export const validateDiscountCode = route(
  validateEndpoint,
  { before: countTry },
  async (call, services) => {
    const { prices } = checkoutOf(services);
    const found = discountOf(prices, call.body.discountCode, services.clock.now());
    await takeBackTry(call, services);
    const { code, discountAmount, discountPercentage } = found;
    return { code, discountAmount, discountPercentage };
  },
);

export const calculatePrice = route(
  calculateEndpoint,
  {
    before: async (call, services) => {
      if (call.body.discountCode) await countTry(call, services);
    },
  },
  async (call, services) => {
    const { prices } = checkoutOf(services);
    const { price, discount } = calculateOrder(prices, call.body, services.clock.now());
    if (discount) await takeBackTry(call, services);
    return price;
  },
);
