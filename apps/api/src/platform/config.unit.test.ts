import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { limitsOf, LimitSettings } from "./limits/limit-settings";
import { DAY, HOUR } from "./clock";
import { type Config, readConfig } from "./config";
import { ConfigurationError } from "./setting-rules";

const SECRET_KEY = "thirty-two characters or even more";
const DATABASE_URL = "postgres://user:password@db.example:5432/holdfast";
const SOCKET_URL = "postgres://user@/holdfast?host=/run/postgresql";
const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${"0123456789abcdef".repeat(2)}`,
  TWILIO_AUTH_TOKEN: "fedcba98765432100123456789abcdef",
  TWILIO_FROM: "+61491570006",
};
const MESSAGING_SERVICE = `MG${"0123456789abcdef".repeat(2)}`;

describe("without settings", () => {
  it("serves on the loopback with the embedded database and the demo", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      dataDir: "./data",
      databaseUrl: undefined,
      secretKey: undefined,
      formerSecretKeys: [],
      smtpUrl: undefined,
      mailFrom: "Holdfast <no-reply@holdfast.example>",
      twilio: undefined,
      storeUrl: undefined,
      payment: { provider: "sandbox" },
      pricesFile: undefined,
      videos: {},
      demo: true,
      defaultCountry: "AU",
      printTime: 20_000,
      textMessages: { perDay: 300, countries: [] },
      timeouts: { headers: 20_000, request: 120_000, silence: 120_000, keepAlive: 72_000 },
      proxies: 0,
      retention: {
        auditEvents: 365,
        pageViews: 396,
        messages: 30,
        unconfirmedAccounts: 30,
        invitations: 90,
        abandonedOrganisations: 90,
      },
      callLimit: { running: 4, waiting: 500 },
      sessionIdle: { notRemembered: 2 * HOUR, remembered: 14 * DAY },
      chromiumPath: undefined,
      logLevel: "info",
      userLimits: limitsOf(z.parse(LimitSettings, {})),
    });
  });

  it("treats an empty value as absent", () => {
    const names = ["PORT", "HOST", "PUBLIC_URL", "DATA_DIR", "DATABASE_URL", "SECRET_KEY"];
    const more = [
      "SMTP_URL",
      "MAIL_FROM",
      "TWILIO_ACCOUNT_SID",
      "TWILIO_AUTH_TOKEN",
      "TWILIO_FROM",
      "TWILIO_URL",
      "STORE_URL",
      "VIDEO_POLICY_URL",
      "VIDEO_TACTICAL_URL",
      "VIDEO_LANDING_URL",
      "RISK_SERVICE_URL",
      "RISK_SERVICE_KEY",
      "SITE_FILE",
      "DEFAULT_COUNTRY",
      "HOLDFAST_DEMO",
      "BEHIND_PROXY",
      "SESSION_IDLE_HOURS",
      "SESSION_IDLE_DAYS",
      "LOG_LEVEL",
    ];
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, ""]));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });
});

describe("a valid setting", () => {
  it.each<[Record<string, string>, Partial<Config>]>([
    [{ PORT: "0" }, { port: 0 }],
    [{ DEFAULT_COUNTRY: "NZ" }, { defaultCountry: "NZ" }],
    [
      { SECRET_KEY_PREVIOUS: `${SECRET_KEY}, ${"older".repeat(8)}` },
      { formerSecretKeys: [SECRET_KEY, "older".repeat(8)] },
    ],
    [
      { RETAIN_AUDIT_DAYS: "90", RETAIN_MESSAGES_DAYS: "1" },
      {
        retention: {
          auditEvents: 90,
          pageViews: 396,
          messages: 1,
          unconfirmedAccounts: 30,
          invitations: 90,
          abandonedOrganisations: 90,
        },
      },
    ],
    [
      { SESSION_IDLE_HOURS: "12", SESSION_IDLE_DAYS: "1" },
      { sessionIdle: { notRemembered: 12 * HOUR, remembered: DAY } },
    ],
    [{ PORT: "65535" }, { port: 65_535, publicUrl: "http://localhost:65535" }],
    [{ PUBLIC_URL: "https://plans.example/" }, { publicUrl: "https://plans.example" }],
    [{ PUBLIC_URL: "https://a.example/plans//" }, { publicUrl: "https://a.example/plans" }],
    [{ DATA_DIR: "/var/lib/holdfast" }, { dataDir: "/var/lib/holdfast" }],
    [{ STORE_URL: "https://store.example/" }, { storeUrl: "https://store.example/" }],
    [
      {
        VIDEO_POLICY_URL: "https://videos.example/policy.mp4",
        VIDEO_LANDING_URL: "https://videos.example/landing.mp4",
      },
      {
        videos: {
          policy: "https://videos.example/policy.mp4",
          tactical: undefined,
          landing: "https://videos.example/landing.mp4",
        },
      },
    ],
    [
      { RISK_SERVICE_URL: "https://risk.example/v1/", RISK_SERVICE_KEY: "key" },
      { riskService: { url: "https://risk.example/v1", key: "key" } },
    ],
    [
      { GEOCODER_URL: "https://geocoder.example/find" },
      { geocoder: { url: "https://geocoder.example/find", key: undefined } },
    ],
    [
      { S3_BUCKET: "holdfast-files" },
      {
        s3: {
          bucket: "holdfast-files",
          region: "us-east-1",
          endpoint: undefined,
          credentials: undefined,
        },
      },
    ],
    [
      {
        S3_BUCKET: "files",
        S3_REGION: "ap-southeast-2",
        S3_ENDPOINT: "https://s3.example/",
        S3_ACCESS_KEY_ID: "id",
        S3_SECRET_ACCESS_KEY: "secret",
      },
      {
        s3: {
          bucket: "files",
          region: "ap-southeast-2",
          endpoint: "https://s3.example",
          credentials: { accessKeyId: "id", secretAccessKey: "secret" },
        },
      },
    ],
    [{ CLAMD_ADDRESS: "tcp://127.0.0.1:3310" }, { clamd: { host: "127.0.0.1", port: 3310 } }],
    [{ CLAMD_ADDRESS: "unix:/run/clamav/clamd.ctl" }, { clamd: { path: "/run/clamav/clamd.ctl" } }],
    [{ SITE_FILE: "site.json" }, { siteFile: "site.json" }],
    [{ SMTP_URL: "smtps://mail.example" }, { smtpUrl: "smtps://mail.example" }],
    [
      TWILIO,
      {
        twilio: {
          url: "https://api.twilio.com",
          accountSid: TWILIO.TWILIO_ACCOUNT_SID,
          authToken: TWILIO.TWILIO_AUTH_TOKEN,
          from: "+61491570006",
        },
      },
    ],
    ...[MESSAGING_SERVICE, "Holdfast", "BCP 2026", "+12345"].map(
      (from): [Record<string, string>, Partial<Config>] => [
        { ...TWILIO, TWILIO_FROM: from },
        { twilio: expect.objectContaining({ from }) },
      ],
    ),
    [
      { ...TWILIO, TWILIO_URL: "http://127.0.0.1:4010/" },
      { twilio: expect.objectContaining({ url: "http://127.0.0.1:4010" }) },
    ],
    [{ BEHIND_PROXY: "yes" }, { proxies: 1 }],
    [{ BEHIND_PROXY: "no" }, { proxies: 0 }],
    [{ BEHIND_PROXY: "2" }, { proxies: 2 }],
    [{ CHROMIUM_PATH: "/opt/chromium" }, { chromiumPath: "/opt/chromium" }],
    [{ LOG_LEVEL: "debug" }, { logLevel: "debug" }],
    [{ SECRET_KEY }, { secretKey: SECRET_KEY }],
    [
      { DATABASE_URL, SECRET_KEY },
      { databaseUrl: DATABASE_URL, secretKey: SECRET_KEY },
    ],
    [
      { DATABASE_URL: SOCKET_URL, SECRET_KEY },
      { databaseUrl: SOCKET_URL, secretKey: SECRET_KEY },
    ],
    [{ MYSQL_URL: "not a setting of ours" }, {}],
  ])("reads the valid setting %j", (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });
});

describe("the demo", () => {
  it.each<[Record<string, string>, boolean]>([
    [{ HOLDFAST_DEMO: "on" }, true],
    [{ HOLDFAST_DEMO: "off" }, false],
    [{ HOST: "localhost" }, true],
    [{ HOST: "::1" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "0.0.0.0", HOLDFAST_DEMO: "on" }, false],
    [{ HOST: "192.0.2.7", HOLDFAST_DEMO: "on" }, false],
    [{ PUBLIC_URL: "https://plans.example", HOLDFAST_DEMO: "on" }, false],
    [{ PUBLIC_URL: "http://localhost:5173" }, true],
    [{ DATABASE_URL, SECRET_KEY }, false],
    [{ DATABASE_URL, SECRET_KEY, HOLDFAST_DEMO: "on" }, false],
  ])("loads the demo with %j: %s", (environment, demo) => {
    expect(readConfig(environment)).toMatchObject({ demo });
  });
});

describe("an invalid setting stops the start with a message that names it", () => {
  const PORT = "The setting PORT must be a whole number from 0 to 65535.";
  it.each<[Record<string, string>, string]>([
    [{ PORT: "http" }, PORT],
    [
      { SECRET_KEY_PREVIOUS: `${SECRET_KEY},short` },
      "The setting SECRET_KEY_PREVIOUS must be one or more former values of SECRET_KEY, separated by commas.",
    ],
    [
      { RETAIN_AUDIT_DAYS: "89" },
      "The setting RETAIN_AUDIT_DAYS must be a whole number of days from 90 to 3650.",
    ],
    [
      { RETAIN_MESSAGES_DAYS: "0" },
      "The setting RETAIN_MESSAGES_DAYS must be a whole number of days from 1 to 3650.",
    ],
    [
      { RETAIN_ABANDONED_ORGANISATIONS_DAYS: "a month" },
      "The setting RETAIN_ABANDONED_ORGANISATIONS_DAYS must be a whole number of days from 1 to 3650.",
    ],
    [{ S3_REGION: "eu-west-1" }, "The setting S3_REGION also needs S3_BUCKET."],
    [
      { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "id" },
      "The setting S3_SECRET_ACCESS_KEY is missing. A key needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
    ],
    [{ S3_BUCKET: "No Bucket" }, "The setting S3_BUCKET must be the name of a bucket."],
    [
      { CLAMD_ADDRESS: "localhost" },
      "The setting CLAMD_ADDRESS must be unix: and the path of its socket, or an address such as tcp://127.0.0.1:3310.",
    ],
    [{ PORT: "-1" }, PORT],
    [{ PORT: "65536" }, PORT],
    [{ PORT: "30.5" }, PORT],
    [
      { PUBLIC_URL: "plans.example" },
      "The setting PUBLIC_URL must be an address such as https://plans.example.com.",
    ],
    [
      { PUBLIC_URL: "ftp://plans.example" },
      "The setting PUBLIC_URL must be an address such as https://plans.example.com.",
    ],
    [
      { DATABASE_URL: "mysql://db.example/holdfast" },
      "The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/holdfast.",
    ],
    [
      { DATABASE_URL: "postgres://db.example:99999/holdfast" },
      "The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/holdfast.",
    ],
    [
      { VIDEO_TACTICAL_URL: "http://videos.example/a.mp4" },
      "The setting VIDEO_TACTICAL_URL must be an address such as https://videos.example.com/policy.mp4.",
    ],
    [
      { STORE_URL: "javascript:alert(1)" },
      "The setting STORE_URL must be an address such as https://store.example.com.",
    ],
    [
      { SMTP_URL: "mail.example:25" },
      "The setting SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.",
    ],
    [
      { SMTP_URL: "smtp://" },
      "The setting SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.",
    ],
    [{ SECRET_KEY: "short" }, "The setting SECRET_KEY must have at least 32 characters."],
    [
      { DATABASE_URL },
      "The setting SECRET_KEY is missing. With DATABASE_URL, every process needs the same key of at least 32 characters.",
    ],
    [{ DATABASE_POOLER: "transaction" }, "The setting DATABASE_POOLER also needs DATABASE_URL."],
    [{ DATABASE_POOLER: "session" }, "The setting DATABASE_POOLER must be transaction or absent."],
    [
      { DATABASE_URL: "mysql://db.example/holdfast" },
      "The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/holdfast.",
    ],
    ...["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"].map(
      (name): [Record<string, string>, string] => [
        { ...TWILIO, [name]: "" },
        `The setting ${name} is missing. Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.`,
      ],
    ),
    [
      { TWILIO_URL: "http://127.0.0.1:4010" },
      "The setting TWILIO_ACCOUNT_SID is missing. Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.",
    ],
    [
      { ...TWILIO, TWILIO_URL: "api.twilio.com" },
      "The setting TWILIO_URL must be an address such as https://api.twilio.com.",
    ],
    [
      { ...TWILIO, TWILIO_ACCOUNT_SID: "../../AC" },
      "The setting TWILIO_ACCOUNT_SID must be AC followed by 32 hexadecimal digits.",
    ],
    [
      { ...TWILIO, TWILIO_AUTH_TOKEN: "short" },
      "The setting TWILIO_AUTH_TOKEN must be the account's auth token.",
    ],
    ...["0491 570 006", "A name that is too long", "1234567"].map(
      (from): [Record<string, string>, string] => [
        { ...TWILIO, TWILIO_FROM: from },
        "The setting TWILIO_FROM must be a number such as +61491570006, a messaging service (MG followed by 32 hexadecimal digits) or a name of up to 11 letters and digits.",
      ],
    ),
    [
      { REQUEST_TIMEOUT: "4" },
      "The setting REQUEST_TIMEOUT must be a whole number of seconds from 5 to 3600.",
    ],
    [
      { KEEP_ALIVE_TIMEOUT: "soon" },
      "The setting KEEP_ALIVE_TIMEOUT must be a whole number of seconds from 1 to 600.",
    ],
    [
      { PRINT_TIMEOUT: "61" },
      "The setting PRINT_TIMEOUT must be a whole number of seconds from 5 to 60.",
    ],
    [{ HOLDFAST_DEMO: "true" }, "The setting HOLDFAST_DEMO must be on or off."],
    [
      { BEHIND_PROXY: "0" },
      "The setting BEHIND_PROXY must be yes, no or the number of proxies (1 to 9).",
    ],
    [
      { LOG_LEVEL: "loud" },
      "The setting LOG_LEVEL must be silent, fatal, error, warn, info or debug.",
    ],
  ])("refuses the invalid setting %j with a message that names it", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigurationError(message));
  });

  it("does not reveal the value, which may be a secret", () => {
    const secret = "postgres//user:hunter2@db";
    expect(() => readConfig({ DATABASE_URL: secret })).toThrow(/^(?!.*hunter2)/);
  });
});
