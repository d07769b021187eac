import { CODE_CHECKS_ENDED, WRONG_MOBILE_CODE } from "@holdfast/contract/accounts/errors";
import {
  MOBILE_CODE_VERIFIED,
  verifyMobileCode as endpoint,
} from "@holdfast/contract/accounts/phone-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { countAttempt, refundAttempt, recordFailure } from "../sign-in/count-attempt";
import { codeHashes } from "../sign-in/one-time-code-rules";
import { checkCode, markCodeVerified } from "../sign-in/one-time-codes-store";
import { PHONE_TRIES_BY_ACCOUNT, PHONE_TRIES_BY_ADDRESS } from "./settings-limits";

/** Allows five wrong tries per code; the number may then be saved within ten minutes (`updateUser`). */
export const verifyMobileCode = route(
  endpoint,
  {
    before: async ({ body, origin, session }, services) => {
      const { userId } = session;
      if (body.userId !== userId) throw new ProblemError(NOT_FOUND);
      const attempt = await countAttempt(services, {
        limits: [
          [PHONE_TRIES_BY_ADDRESS, origin.address],
          [PHONE_TRIES_BY_ACCOUNT, userId],
        ],
        account: userId,
        person: { userId },
        address: origin.address,
        ended: () => new ProblemError(CODE_CHECKS_ENDED),
      });
      const { clock, database } = services;
      const input = {
        userId,
        purpose: "phone" as const,
        codeHashes: codeHashes(services, userId, body.code),
      };
      if (!(await checkCode(database.query, input, clock.now()))) {
        const about = { actorUserId: userId, subject: userId, address: origin.address };
        await recordFailure(services, attempt, {
          userId,
          action: "accounts.code-refused",
          ...about,
        });
        throw new ProblemError(WRONG_MOBILE_CODE);
      }
      await refundAttempt(services, attempt);
      return input;
    },
  },
  async ({ prepared }, { clock, database }) => {
    // Another code may have replaced this one since the check.
    if (!(await markCodeVerified(database.query, prepared, clock.now())))
      throw new ProblemError(WRONG_MOBILE_CODE);
    return { message: MOBILE_CODE_VERIFIED };
  },
);
