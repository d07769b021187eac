import * as z from "zod/mini";
import { id } from "../platform/field-rules";

const NamedBrokerage = z.object({ brokerageId: id(), name: z.string() });

/**
 * Where the subscriptions of a brokerage are. `total` is all it has received: purchases, grants and transfers from
 * another brokerage. It is always the sum of the five others (decision 024).
 */
export const BrokerageSummary = z.object({
  total: z.number(),
  /** Left in the quota. */
  remaining: z.number(),
  /** Keys and used promo code uses that are not revoked. */
  subscriptions: z.number(),
  /** Uses left of promo codes that are not revoked. */
  promoCodes: z.number(),
  /** Revoked after they were used for a plan. */
  revoked: z.number(),
  /** Transferred to another brokerage. */
  sent: z.number(),
});
export type BrokerageSummary = z.infer<typeof BrokerageSummary>;

/** A brokerage as its brokers see it (specification 3). */
export const Brokerage = z.object({
  brokerageId: id(),
  name: z.string(),
  /** The parent brokerage; null if there is none. */
  parentBrokerage: z.nullable(NamedBrokerage),
  /** By name. */
  subBrokerages: z.array(NamedBrokerage),
  quota: z.object({ remaining: z.number() }),
  summary: BrokerageSummary,
});
export type Brokerage = z.infer<typeof Brokerage>;
