import * as z from "zod/mini";
import { ConfigurationError, matching, url } from "./setting-rules";

/* The outside services that an operator may name, each with all of its settings or none. */

/** How text messages leave by Twilio. */
export type TwilioAccount = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, a name (alphanumeric sender), or the SID of a messaging service. */
  readonly from: string;
};

/** Where the outside service that knows industries answers, without a slash at the end, and its API key. */
export type RiskServiceAccount = { readonly url: string; readonly key: string };

/** A part of the environment, see docs/operating.md. */
export const OUTSIDE_SERVICE_SETTINGS = {
  TWILIO_ACCOUNT_SID: matching(/^AC[0-9a-f]{32}$/i, "must be AC and 32 hexadecimal digits"),
  TWILIO_AUTH_TOKEN: matching(/^\S{16,200}$/, "must be the token of the account"),
  TWILIO_FROM: matching(
    /^(?:\+[1-9]\d{4,14}|MG[0-9a-f]{32}|(?=.*[a-z])[a-z0-9 ]{1,11})$/i,
    "must be a number such as +61491570006, a messaging service (MG and 32 hexadecimal digits) or a name of at most 11 letters and digits",
  ),
  TWILIO_URL: url(["http:", "https:"], "https://api.twilio.com"),
  RISK_SERVICE_URL: url(["http:", "https:"], "https://risk.example.com/v1"),
  RISK_SERVICE_KEY: z.optional(z.string()),
};

type Settings = {
  readonly [Name in keyof typeof OUTSIDE_SERVICE_SETTINGS]?: string | undefined;
};

/** An address and its key, or neither. */
export function riskServiceOf({
  RISK_SERVICE_URL: url,
  RISK_SERVICE_KEY: key,
}: Settings): RiskServiceAccount | undefined {
  if (url && key) return { url: url.replace(/\/+$/, ""), key };
  if (!url && !key) return undefined;
  throw new ConfigurationError(
    `The setting ${url ? "RISK_SERVICE_KEY" : "RISK_SERVICE_URL"} is missing: the risk service needs its address and its key.`,
  );
}

/** All of an account, or none of it. */
export function twilioOf(settings: Settings): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = settings;
  const needed = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM };
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM)
    return {
      url: (TWILIO_URL ?? "https://api.twilio.com").replace(/\/+$/, ""),
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: TWILIO_AUTH_TOKEN,
      from: TWILIO_FROM,
    };
  if (!TWILIO_URL && Object.values(needed).every((value) => !value)) return undefined;
  const [missing] = Object.entries(needed).find(([, value]) => !value) ?? [];
  throw new ConfigurationError(
    `The setting ${missing} is missing: text messages by Twilio need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.`,
  );
}
