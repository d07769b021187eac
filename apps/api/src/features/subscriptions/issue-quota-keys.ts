import { NOT_ENOUGH_QUOTA } from "@holdfast/contract/subscriptions/errors";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { BrokerageScope } from "../../platform/access/scope";
import { recordEvents } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { isStillBroker, lockBrokerages } from "../brokerages/public";
import { insertQuotaEntries, remainingOf } from "./quota-store";
import { newKey } from "./redeem-key";
import { insertSubscriptions } from "./subscriptions-store";

type CommandServices = Pick<Services, "newId" | "clock" | "random">;

/** Whom a key is for: an account, or an address that has none yet. */
export type Assignee = { readonly userId: string } | { readonly email: string };

/** A key of a quota that is not used yet. */
export type IssuedKey = { readonly subscriptionId: string; readonly key: string };

/**
 * Locks a brokerage's quota until the end of the transaction, and checks again that the caller is its broker: another
 * broker may have removed the caller since the request was authorised.
 * @param others further brokerages to lock with it, such as the other side of a transfer
 * @throws ProblemError 404 for a removed broker
 */
export async function lockQuota(
  tx: Transaction,
  scope: BrokerageScope,
  ...others: readonly string[]
): Promise<void> {
  await lockBrokerages(tx, scope.userId, [scope.brokerageId, ...others]);
  if (!(await isStillBroker(tx, scope))) throw new ProblemError(NOT_FOUND);
}

/**
 * Refuses to take more from a locked quota than it has.
 * @throws ProblemError 402 'Sorry, there is not enough quota remaining.'
 */
export async function assertEnoughQuota(
  tx: Transaction,
  { brokerageId }: Pick<BrokerageScope, "brokerageId">,
  quantity: number,
): Promise<void> {
  if ((await remainingOf(tx, brokerageId)) < quantity) throw new ProblemError(NOT_ENOUGH_QUOTA);
}

type Issue = {
  readonly scope: BrokerageScope;
  /** Absent: for anyone who receives the key. */
  readonly assignee?: Assignee | undefined;
  /** The network address of the caller. */
  readonly address: string;
};

/**
 * Takes keys from a brokerage's quota. Locks the brokerage, so it comes before any lock of a plan in the transaction.
 * @throws ProblemError 402 `NOT_ENOUGH_QUOTA`, 404 for a removed broker
 */
export async function issueQuotaKeys(
  tx: Transaction,
  services: CommandServices,
  { scope, assignee, address, quantity }: Issue & { readonly quantity: number },
): Promise<IssuedKey[]> {
  await lockQuota(tx, scope);
  await assertEnoughQuota(tx, scope, quantity);
  const { brokerageId, userId } = scope;
  const createdAt = services.clock.now();
  const rows = Array.from({ length: quantity }, () => ({
    id: services.newId(),
    key: newKey(services),
    brokerageId,
    issuedByUserId: userId,
    createdAt,
    ...assignment(assignee, userId),
  }));
  await insertSubscriptions(tx, rows);
  await insertQuotaEntries(
    tx,
    rows.map(({ id }) => ({
      id: services.newId(),
      brokerageId,
      kind: "key" as const,
      quantity: -1,
      reference: id,
      actorUserId: userId,
      createdAt,
    })),
  );
  await recordEvents(
    tx,
    services,
    rows.map(({ id }) => ({
      action: "brokerages.key-issued",
      actorUserId: userId,
      brokerageId,
      subject: id,
      detail: { isAssigned: assignee !== undefined },
      address,
    })),
  );
  return rows.map(({ id, key }) => ({ subscriptionId: id, key }));
}

/** Takes one key from a brokerage's quota. */
export async function issueQuotaKey(
  tx: Transaction,
  services: CommandServices,
  input: Issue,
): Promise<IssuedKey> {
  const [issued] = await issueQuotaKeys(tx, services, { ...input, quantity: 1 });
  if (!issued) throw new Error("No key was issued.");
  return issued;
}

/** The columns of a key that is assigned; those of an unassigned key without an assignee. */
export const assignment = (assignee: Assignee | undefined, assignedByUserId: string) => ({
  assignedToUserId: assignee && "userId" in assignee ? assignee.userId : null,
  assignedEmail: assignee && "email" in assignee ? assignee.email.trim().toLowerCase() : null,
  assignedByUserId: assignee ? assignedByUserId : null,
});
