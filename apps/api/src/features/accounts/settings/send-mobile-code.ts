import { CODE_SENT_RECENTLY } from "@holdfast/contract/accounts/errors";
import {
  MOBILE_CODE_SENT,
  sendMobileCode as endpoint,
} from "@holdfast/contract/accounts/phone-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { enforceLimits } from "../../../platform/limits/rate-limits";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import { sendOneTimeCode } from "../sign-in/send-one-time-code";
import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
import { isAssignableNumber, isTextable } from "../../../platform/phone-number";
import {
  PHONE_CODES_BY_ACCOUNT,
  PHONE_CODES_BY_ADDRESS,
  PHONE_CODES_BY_NUMBER,
} from "./settings-limits";

const NOT_TEXTABLE = "Text messages cannot be sent to this number. Enter another mobile number.";

/** Sends a code to the number that the person wants to use; an earlier one stops working. */
export const sendMobileCode = route(
  endpoint,
  {
    before: async ({ body, origin, session }, services) => {
      const { userId } = session;
      const { phoneNumber } = body;
      if (body.userId !== userId) throw new ProblemError(NOT_FOUND);
      if (!isAssignableNumber(phoneNumber)) throw fieldError("phoneNumber", INVALID_PHONE);
      if (!isTextable(phoneNumber, services.config.textMessages.countries))
        throw fieldError("phoneNumber", NOT_TEXTABLE);
      await enforceLimits(services, [
        [PHONE_CODES_BY_ADDRESS, origin.address],
        [PHONE_CODES_BY_ACCOUNT, userId],
        [PHONE_CODES_BY_NUMBER, phoneNumber],
      ]);
    },
  },
  async ({ body: { phoneNumber }, session: { userId } }, services) => {
    const { isNewCode, resendAfter } = await sendOneTimeCode(services, {
      userId,
      purpose: "phone",
      subject: phoneNumber,
      messageOf: (code) => ({
        channel: "sms",
        recipient: phoneNumber,
        content: {
          text: `${code} is your Holdfast code. Enter it within 10 minutes to verify this phone number.`,
        },
      }),
    });
    if (!isNewCode) throw new ProblemError(CODE_SENT_RECENTLY, { retryAfter: resendAfter });
    return { message: MOBILE_CODE_SENT };
  },
);
