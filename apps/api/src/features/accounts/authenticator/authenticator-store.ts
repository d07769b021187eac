import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { oneTimeCodes, users } from "../accounts-table";

const toEmail = sql`case when ${users.otpType} = ${OTP_TYPES.authenticator}
  then ${OTP_TYPES.email}::smallint else ${users.otpType} end`;

const NO_APP = {
  authenticatorSecret: null,
  authenticatorConfirmedAt: null,
  authenticatorLastStep: null,
} as const;

/** Replaces the app's secret; codes are sent another way until it is confirmed. */
export async function putSecret(db: Queryable, userId: string, sealed: Buffer) {
  await db
    .update(users)
    .set(
      rowOf(users, {
        ...NO_APP,
        authenticatorSecret: sealed,
        otpType: toEmail,
      }),
    )
    .where(eq(users.id, userId));
}

/** Makes the pending app the second factor. Returns whether that secret was still pending. */
export async function confirmSecret(
  db: Queryable,
  userId: string,
  input: { readonly sealed: Buffer; readonly step: number },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set(
      rowOf(users, {
        authenticatorConfirmedAt: now,
        authenticatorLastStep: input.step,
        otpType: OTP_TYPES.authenticator,
      }),
    )
    .where(
      and(
        eq(users.id, userId),
        eq(users.authenticatorSecret, input.sealed),
        isNull(users.authenticatorConfirmedAt),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Removes the app. If it was the second factor, codes are sent by email. */
export async function removeSecret(db: Queryable, userId: string) {
  await db
    .update(users)
    .set(rowOf(users, { ...NO_APP, otpType: toEmail }))
    .where(eq(users.id, userId));
}

/** Makes email the second factor. */
export async function toEmailCodes(db: Queryable, userId: string) {
  await db
    .update(users)
    .set(rowOf(users, { ...NO_APP, otpType: OTP_TYPES.email }))
    .where(eq(users.id, userId));
}

/**
 * Uses up a step's code and the sign-in in progress. Each step is accepted once, and never after a later one. A single
 * statement, so that only one concurrent use succeeds.
 */
export async function useStep(
  db: Queryable,
  userId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  return (
    (await takeStep(db, userId, step)) &&
    (
      await db
        .update(oneTimeCodes)
        .set(rowOf(oneTimeCodes, { usedAt: now }))
        .where(
          and(
            eq(oneTimeCodes.userId, userId),
            eq(oneTimeCodes.purpose, "sign-in"),
            isNull(oneTimeCodes.usedAt),
          ),
        )
        .returning({ id: oneTimeCodes.id })
    ).length > 0
  );
}

const takeStep = async (db: Queryable, userId: string, step: number): Promise<boolean> => {
  const rows = await db
    .update(users)
    .set(rowOf(users, { authenticatorLastStep: step }))
    .where(
      and(
        eq(users.id, userId),
        eq(users.otpType, OTP_TYPES.authenticator),
        isNotNull(users.authenticatorConfirmedAt),
        or(isNull(users.authenticatorLastStep), lt(users.authenticatorLastStep, step)),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
};

/** Returns the next encrypted secrets after a user id, ordered by id. */
export async function sealedSecretsAfter(db: Queryable, userId: string | undefined, max: number) {
  const rows = await db
    .select({ userId: users.id, sealed: users.authenticatorSecret })
    .from(users)
    .where(
      and(
        isNotNull(users.authenticatorSecret),
        userId === undefined ? undefined : gt(users.id, userId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(max);
  return rows.flatMap(({ sealed, ...row }) => (sealed ? [{ ...row, sealed }] : []));
}

/** Replaces the ciphertext of the same secret, unless the secret has been replaced in the meantime. */
export async function replaceSeal(
  db: Queryable,
  userId: string,
  seals: { readonly former: Buffer; readonly current: Buffer },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set(rowOf(users, { authenticatorSecret: seals.current }))
    .where(and(eq(users.id, userId), eq(users.authenticatorSecret, seals.former)))
    .returning({ id: users.id });
  return rows.length > 0;
}
