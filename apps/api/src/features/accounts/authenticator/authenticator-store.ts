import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { oneTimeCodes, users } from "../accounts-table";

const toEmail = sql`case when ${users.otpType} = ${OTP_TYPES.authenticator}
  then ${OTP_TYPES.email}::smallint else ${users.otpType} end`;

const NO_APP = {
  authenticatorSecret: null,
  authenticatorConfirmedAt: null,
  authenticatorLastStep: null,
} as const;

/** A secret in the place of the one before it; codes go another way until it is confirmed. */
export async function putSecret(db: Queryable, userId: string, sealed: Buffer) {
  await db
    .update(users)
    .set({
      ...NO_APP,
      authenticatorSecret: sealed,
      otpType: toEmail,
    })
    .where(eq(users.id, userId));
}

/** Makes the app that waits the second factor. Whether that very one waited. */
export async function confirmSecret(
  db: Queryable,
  userId: string,
  given: { readonly sealed: Buffer; readonly step: number },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({
      authenticatorConfirmedAt: now,
      authenticatorLastStep: given.step,
      otpType: OTP_TYPES.authenticator,
    })
    .where(
      and(
        eq(users.id, userId),
        eq(users.authenticatorSecret, given.sealed),
        isNull(users.authenticatorConfirmedAt),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Takes the app away; codes go by e-mail where they came from it. */
export async function removeSecret(db: Queryable, userId: string) {
  await db
    .update(users)
    .set({ ...NO_APP, otpType: toEmail })
    .where(eq(users.id, userId));
}

/** Whatever the second factor was, it is e-mail again. */
export async function toEmailCodes(db: Queryable, userId: string) {
  await db
    .update(users)
    .set({ ...NO_APP, otpType: OTP_TYPES.email })
    .where(eq(users.id, userId));
}

/**
 * Takes a step's code, and with it the sign-in that is under way. A step counts once and never after a
 * later one: one statement, so that of parallel uses exactly one succeeds.
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
        .set({ usedAt: now })
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
    .set({ authenticatorLastStep: step })
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

/** The next sealed secrets after a person's id, in the order of ids. */
export async function sealedSecretsAfter(db: Queryable, userId: string | undefined, most: number) {
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
    .limit(most);
  return rows.flatMap(({ sealed, ...row }) => (sealed ? [{ ...row, sealed }] : []));
}

/** Puts another seal around the same secret, unless it has been replaced meanwhile. */
export async function replaceSeal(
  db: Queryable,
  userId: string,
  seals: { readonly former: Buffer; readonly current: Buffer },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ authenticatorSecret: seals.current })
    .where(and(eq(users.id, userId), eq(users.authenticatorSecret, seals.former)))
    .returning({ id: users.id });
  return rows.length > 0;
}
