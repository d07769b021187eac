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

/** The address of an outside geocoder, and its key if it needs one. */
export type GeocoderAccount = { readonly url: string; readonly key: string | undefined };

/** A bucket for files, in S3 or a store that speaks its protocol. */
export type S3Account = {
  readonly bucket: string;
  readonly region: string;
  /** Absent: Amazon's own. */
  readonly endpoint: string | undefined;
  /** Absent: those of the machine's role, as Amazon's library finds them. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
};

/** Where clamd listens: a Unix socket or a port. */
export type ClamdAddress =
  | { readonly path: string }
  | { readonly host: string; readonly port: number };

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
  GEOCODER_URL: url(["http:", "https:"], "https://geocoder.example.com/find"),
  GEOCODER_KEY: z.optional(z.string()),
  NEWS_FEED_URL: url(["http:", "https:"], "https://news.example.com/feed.xml"),
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
  S3_REGION: matching(/^[a-z0-9-]{1,40}$/, "must be a region such as ap-southeast-2"),
  S3_ENDPOINT: url(["http:", "https:"], "https://s3.example.com"),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  CLAMD_ADDRESS: matching(
    /^(?:unix:\/.+|tcp:\/\/[\w.-]+:\d{1,5})$/,
    "must be unix: and the path of its socket, or an address such as tcp://127.0.0.1:3310",
  ),
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
 * Returns the outside geocoder, or undefined if addresses are found in the embedded list alone.
 * @throws ConfigurationError for a key without an address
 */
export function geocoderOf({
  GEOCODER_URL: url,
  GEOCODER_KEY: key,
}: Settings): GeocoderAccount | undefined {
  if (url) return { url, key };
  if (!key) return undefined;
  throw new ConfigurationError("The setting GEOCODER_KEY also needs GEOCODER_URL.");
}

/**
 * Returns the bucket for files, or undefined if files are stored on disk.
 * @throws ConfigurationError if a setting is missing
 */
export function s3Of(settings: Settings): S3Account | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const others = { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!S3_BUCKET) {
    const [name] = Object.entries(others).find(([, value]) => value) ?? [];
    if (name) throw new ConfigurationError(`The setting ${name} also needs S3_BUCKET.`);
    return undefined;
  }
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new ConfigurationError(
      `The setting ${S3_ACCESS_KEY_ID ? "S3_SECRET_ACCESS_KEY" : "S3_ACCESS_KEY_ID"} is missing. A key needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  return {
    bucket: S3_BUCKET,
    region: S3_REGION ?? "us-east-1",
    endpoint: S3_ENDPOINT?.replace(/\/+$/, ""),
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}

/** Returns where clamd listens, or undefined if uploads are not scanned. */
export function clamdOf({ CLAMD_ADDRESS: address }: Settings): ClamdAddress | undefined {
  if (!address) return undefined;
  if (address.startsWith("unix:")) return { path: address.slice("unix:".length) };
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) };
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
