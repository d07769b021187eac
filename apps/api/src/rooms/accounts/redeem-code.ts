import { WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Origin } from "../../platform/http/route";
import { Refusal } from "../../platform/refusal";
import type { Services } from "../../platform/services";
import { APP_ATTEMPT, redeemAppCode } from "./authenticator/redeem-app-code";
import { codeHash } from "./one-time-code-rules";
import { tryCode } from "./one-time-codes-store";

/**
 * Uses a sign-in code up: one that was sent, or one of the person's authenticator app.
 * @throws Refusal 401 for a wrong, used, expired or outworn code.
 */
export async function redeemSignInCode(
  services: Services,
  userId: string,
  code: string,
  { address }: Origin,
) {
  const { clock, database, secret } = services;
  const given = {
    userId,
    purpose: "sign-in" as const,
    codeHash: codeHash(secret, userId, code),
  };
  const tried = await tryCode(database.query, given, clock.now());
  if (tried?.isRight) return;
  if (tried?.subject === APP_ATTEMPT && (await redeemAppCode(services, userId, code))) return;
  await recordEvent(database.query, services, {
    action: "accounts.code-refused",
    subject: userId,
    address,
  });
  throw new Refusal(WRONG_CODE);
}
