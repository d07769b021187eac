import { timingSafeEqual } from "node:crypto";
import { WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { Refusal } from "../../platform/refusal";
import type { Services } from "../../platform/services";
import { codeHash } from "./one-time-code-rules";
import { takeTry, useCode } from "./one-time-codes-store";

/**
 * Uses a sign-in code up.
 * @throws Refusal 401 for a wrong, used, expired or outworn code.
 */
export async function redeemSignInCode(services: Services, userId: string, code: string) {
  const now = services.clock.now();
  const db = services.database.query;
  const candidate = await takeTry(db, userId, "sign-in", now);
  const matches =
    candidate !== undefined &&
    timingSafeEqual(candidate.codeHash, codeHash(services.secret, userId, code));
  if (!matches || !(await useCode(db, candidate.id, now))) throw new Refusal(WRONG_CODE);
}
