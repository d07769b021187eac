import * as z from "zod/mini";
import { ConfigurationError, matching, url } from "./setting-rules";

/* The external services that an operator may configure, each with all of its settings or none. */

/** The Twilio account that sends text messages. */
export type TwilioAccount = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, a name (alphanumeric sender), or the SID of a messaging service. */
  readonly from: string;
};

/** The address of the external industry service, without a trailing slash, and its API key. */
export type RiskServiceAccount = { readonly url: string; readonly key: string };

/** Part of the environment, see docs/operating.md. */
export const OUTSIDE_SERVICE_SETTINGS = {
  TWILIO_ACCOUNT_SID: matching(/^AC[0-9a-f]{32}$/i, "must be AC followed by 32 hexadecimal digits"),
  TWILIO_AUTH_TOKEN: matching(/^\S{16,200}$/, "must be the account's auth token"),
  TWILIO_FROM: matching(
    /^(?:\+[1-9]\d{4,14}|MG[0-9a-f]{32}|(?=.*[a-z])[a-z0-9 ]{1,11})$/i,
    "must be a number such as +61491570006, a messaging service (MG followed by 32 hexadecimal digits) or a name of up to 11 letters and digits",
  ),
  TWILIO_URL: url(["http:", "https:"], "https://api.twilio.com"),
  RISK_SERVICE_URL: url(["http:", "https:"], "https://risk.example.com/v1"),
  RISK_SERVICE_KEY: z.optional(z.string()),
};

type Settings = {
  readonly [Name in keyof typeof OUTSIDE_SERVICE_SETTINGS]?: string | undefined;
};

/**
 * Returns the address and key, or undefined if neither is set.
 * @throws ConfigurationError if one is missing
 */
export function riskServiceOf({
  RISK_SERVICE_URL: url,
  RISK_SERVICE_KEY: key,
}: Settings): RiskServiceAccount | undefined {
  if (url && key) return { url: url.replace(/\/+$/, ""), key };
  if (!url && !key) return undefined;
  throw new ConfigurationError(
    `The setting ${url ? "RISK_SERVICE_KEY" : "RISK_SERVICE_URL"} is missing. The risk service needs RISK_SERVICE_URL and RISK_SERVICE_KEY.`,
  );
}

/**
 * Returns the account, or undefined if none of its settings is set.
 * @throws ConfigurationError if one is missing
 */
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
    `The setting ${missing} is missing. Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.`,
  );
}
