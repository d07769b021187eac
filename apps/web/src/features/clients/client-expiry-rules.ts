import type { Client, ClientPlan } from "@holdfast/contract/clients/client";

/** How long before its expiry a plan is offered for renewal in the broker's list (days). */
const RENEWAL_DAYS = 60;
const DAY = 86_400_000;

/** The groups of the list's filter, by the expiry of a plan. */
export const EXPIRY_GROUPS = {
  expired: "Expired",
  soon: `Expires within ${RENEWAL_DAYS} days`,
  later: "Expires later",
  none: "No plan",
} as const;
export type ExpiryGroup = keyof typeof EXPIRY_GROUPS;

/** Returns the group of a plan at `now`. Pure. */
export function expiryGroup(
  { expiryDate }: Pick<ClientPlan, "expiryDate">,
  now: Date,
): Exclude<ExpiryGroup, "none"> {
  if (expiryDate === null) return "expired";
  const rest = new Date(expiryDate).getTime() - now.getTime();
  if (rest <= 0) return "expired";
  return rest <= RENEWAL_DAYS * DAY ? "soon" : "later";
}

/** Returns the groups of a client's plans, each once. Pure. */
export const expiryGroupsOf = (
  { plans }: Pick<Client, "plans">,
  now: Date,
): readonly ExpiryGroup[] =>
  plans.length === 0 ? ["none"] : [...new Set(plans.map((plan) => expiryGroup(plan, now)))];

/** Returns the first expiry of a client's plans, for sorting; null without a plan. An expired plan without date is first. Pure. */
export const firstExpiry = ({ plans }: Pick<Client, "plans">): string | null =>
  plans.map(({ expiryDate }) => expiryDate ?? "0").toSorted()[0] ?? null;
