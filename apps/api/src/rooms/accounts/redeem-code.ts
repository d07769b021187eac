import { WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { Refusal } from "../../platform/refusal";
import type { Services } from "../../platform/services";
import { codeHash } from "./one-time-code-rules";
import { tryCode } from "./one-time-codes-store";

/**
 * Uses a sign-in code up.
 * @throws Refusal 401 for a wrong, used, expired or outworn code.
 */
export async function redeemSignInCode(services: Services, userId: string, code: string) {
  const { clock, database, secret } = services;
  const given = {
    userId,
    purpose: "sign-in" as const,
    codeHash: codeHash(secret, userId, code),
  };
  if (!(await tryCode(database.query, given, clock.now()))) throw new Refusal(WRONG_CODE);
}
