import { WRONG_MOBILE_CODE } from "@holdfast/contract/accounts/errors";
import {
  MOBILE_CODE_VERIFIED,
  verifyMobileCode as endpoint,
} from "@holdfast/contract/accounts/phone-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { takeOneOfEach } from "../../../platform/limits/rate-limits";
import { Refusal } from "../../../platform/refusal";
import { codeHash } from "../one-time-code-rules";
import { verifyCode } from "../one-time-codes-store";
import { PHONE_TRIES_BY_ACCOUNT, PHONE_TRIES_BY_ADDRESS } from "./settings-limits";

/** Five tries a code; the number may then be saved within ten minutes (`updateUser`). */
export const verifyMobileCode = route(
  endpoint,
  async ({ body, origin, session }, services) => {
    const { userId } = session;
    if (body.userId !== userId) throw new Refusal(NOT_FOUND);
    await takeOneOfEach(services, [
      [PHONE_TRIES_BY_ADDRESS, origin.address],
      [PHONE_TRIES_BY_ACCOUNT, userId],
    ]);
    const { clock, database, secret } = services;
    const given = {
      userId,
      purpose: "phone" as const,
      codeHash: codeHash(secret, userId, body.code),
    };
    if (!(await verifyCode(database.query, given, clock.now()))) {
      const about = { actorUserId: userId, subject: userId, address: origin.address };
      await recordEvent(database.query, services, { action: "accounts.code-refused", ...about });
      throw new Refusal(WRONG_MOBILE_CODE);
    }
    return { message: MOBILE_CODE_VERIFIED };
  },
  { leavesTraces: true },
);
