import { SIGN_IN_ENDED } from "@holdfast/contract/accounts/errors";
import { type AuditEvent, recordEvent } from "../../../platform/audit/audit-store";
import {
  type Counting,
  countAttempts,
  deleteCounts,
  refund,
  type LimitOf,
  type PassedLimit,
} from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { type AccountName, isFamiliarAddress } from "./familiar-addresses-store";
import { FAILURES_BY_ACCOUNT } from "./sign-in-limits";
import { signInEndedEmail } from "./sign-in-ended-email";
import { enqueueEmailToOwner, userById } from "../users-store";

/** An attempt at a password or code, counted as a failure until it turns out to be right. */
export type Attempt = Pick<Counting, "counted" | "lastCount">;

/**
 * Counts an attempt at an account's password or code under `limits`, and then among the account's consecutive
 * failures. Count before verifying, so that concurrent guesses cannot exceed the limit.
 *
 * @param account what the failures are counted under: the account's id, or the email address if there is no account.
 *   The responses are the same.
 * @param atFamiliar checks an attempt past a limit from an address where the person has signed in recently. It is
 *   allowed unless this throws.
 * @param ended returns the refusal after too many consecutive failures.
 * @throws ProblemError 429 past one of `limits`; `ended`, from an address that is not familiar.
 */
export async function countAttempt(
  services: Services,
  attempt: {
    readonly limits: readonly LimitOf[];
    readonly account: string;
    /** The person whose familiar addresses are looked up. */
    readonly person: AccountName;
    readonly address: string;
    readonly atFamiliar?: (passed: PassedLimit) => Promise<void>;
    readonly ended?: () => ProblemError;
  },
): Promise<Attempt> {
  const { account, person, address, ended = signInEnded } = attempt;
  const counting = await countAttempts(services, [
    ...attempt.limits,
    [FAILURES_BY_ACCOUNT, account],
  ]);
  const { passed } = counting;
  if (!passed) return counting;
  const isEnded = passed.limit === FAILURES_BY_ACCOUNT;
  const refusal = isEnded ? ended() : passed.refusal;
  if (!isEnded && !attempt.atFamiliar) throw refusal;
  const now = services.clock.now();
  if (!(await isFamiliarAddress(services.database.query, person, address, now))) throw refusal;
  await attempt.atFamiliar?.(passed);
  return counting;
}

const signInEnded = () => new ProblemError(SIGN_IN_ENDED);

/** Takes back an attempt that was right; `limits` are others that count failures only. */
export const refundAttempt = (
  services: Services,
  { counted }: Attempt,
  limits: readonly LimitOf[] = [],
) => refund(services, [...limits, ...counted.filter(([limit]) => limit === FAILURES_BY_ACCOUNT)]);

/**
 * Resets the consecutive failures after a sign-in or a new password. `limits` are others that count failures only.
 */
export const endFailures = (
  db: Queryable,
  services: Services,
  userId: string,
  limits: readonly LimitOf[] = [],
) => refund(services, limits, [[FAILURES_BY_ACCOUNT, userId]], db);

/** Deletes an email address's consecutive failures from before it had an account. */
export const deleteFailuresOfAddress = (db: Queryable, services: Services, emailKey: string) =>
  deleteCounts(db, services, [[FAILURES_BY_ACCOUNT, emailKey]]);

/** Deletes the consecutive failures of an account and of its email address. */
export const deleteFailures = (
  db: Queryable,
  services: Services,
  user: { readonly id: string; readonly emailKey: string },
) =>
  deleteCounts(db, services, [
    [FAILURES_BY_ACCOUNT, user.id],
    [FAILURES_BY_ACCOUNT, user.emailKey],
  ]);

/**
 * Records a wrong attempt. The last consecutive failure allowed sends the owner an email. An account that does not
 * exist takes the same work: the same statements run and write nothing.
 */
export async function recordFailure(
  services: Services,
  { lastCount }: Attempt,
  event: AuditEvent & { readonly userId: string | undefined },
): Promise<void> {
  const { config, database, newId } = services;
  const { userId = newId(), ...written } = event;
  if (lastCount !== FAILURES_BY_ACCOUNT.max) return recordEvent(database.query, services, written);
  const user = await userById(database.query, userId);
  const email = signInEndedEmail(user?.firstName ?? "", config.publicUrl);
  await database.transaction(async (tx) => {
    await recordEvent(tx, services, written);
    await enqueueEmailToOwner(tx, services, userId, email);
  });
}
