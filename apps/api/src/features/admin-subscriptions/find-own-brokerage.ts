import { NOT_ALLOWED } from "@holdfast/contract/platform/errors";
import type { ErrorDefinition } from "@holdfast/contract/platform/errors";
import type { BrokerageScope, Session } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import { ownBrokerageScope } from "../brokerages/public";
import { lockQuota } from "../subscriptions/public";

/**
 * Returns the caller's brokerage.
 * @param refusal the error for anyone who is not a broker: 404 in calls that name a key, as for an unknown key
 */
export async function ownBrokerage(
  tx: Transaction,
  { userId }: Session,
  refusal: ErrorDefinition = NOT_ALLOWED,
): Promise<BrokerageScope> {
  const scope = await ownBrokerageScope(tx, userId);
  if (!scope) throw new ProblemError(refusal);
  return scope;
}

/** Returns the caller's brokerage with its quota locked until the end of the transaction. */
export async function lockOwnQuota(
  tx: Transaction,
  session: Session,
  refusal?: ErrorDefinition,
): Promise<BrokerageScope> {
  const scope = await ownBrokerage(tx, session, refusal);
  await lockQuota(tx, scope);
  return scope;
}
