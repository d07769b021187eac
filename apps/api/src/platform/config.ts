import { isLocalInstallation } from "./local-installation";
import { isCountryCode } from "@holdfast/contract/platform/countries";
import type { VideoAddresses } from "@holdfast/contract/public-site/video-addresses";
import * as z from "zod/mini";
import { DAY, HOUR, SECOND } from "./clock";
import {
  type ClamdAddress,
  clamdOf,
  OUTSIDE_SERVICE_SETTINGS,
  type GeocoderAccount,
  type RiskServiceAccount,
  geocoderOf,
  riskServiceOf,
  type S3Account,
  s3Of,
  type TwilioAccount,
  twilioOf,
} from "./outside-services";
import { ConfigurationError, databaseUrl, listOf, url, wholeNumber } from "./setting-rules";
import type { ConcurrencyLimit } from "./limits/concurrency-limiter";
import { type Limits, limitsOf, LimitSettings } from "./limits/limit-settings";
import { RETENTION_SETTINGS, type RetentionTimes, retentionTimesOf } from "./retention-times";
import { PAYMENT_SETTINGS, paymentOf, type PaymentSettings } from "./payments/payment-settings";
import {
  TEXT_MESSAGE_SETTINGS,
  type TextMessageLimits,
  textMessagesOf,
} from "./sms/text-message-settings";
import { TIMEOUT_SETTINGS, type Timeouts, timeoutsOf } from "./timeouts";

/** The configuration, read once at start from the environment. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** The address people use, without a trailing slash; links in emails start with it. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The pooler in front of it. Absent: no pooler, or one that gives each connection its own session. */
  readonly databasePooler: "transaction" | undefined;
  /** The folder of the embedded PostgreSQL's programs; absent: those installed by npm. */
  readonly postgresBin: string | undefined;
  /** Keys the hashes of one-time codes; absent: generated into `dataDir` (embedded only). */
  readonly secretKey: string | undefined;
  /** Former secret keys, still accepted for reading. */
  readonly formerSecretKeys: readonly string[];
  /** Absent: emails are written as files to `dataDir/outbox`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absent: text messages are written as files to `dataDir/outbox`. */
  readonly twilio: TwilioAccount | undefined;
  readonly textMessages: TextMessageLimits;
  /** Absent: industries and hazards come from the embedded data. */
  readonly riskService: RiskServiceAccount | undefined;
  /** Absent: addresses are found in the embedded list of places alone. */
  readonly geocoder: GeocoderAccount | undefined;
  /** The address of an RSS or Atom feed; absent: the bundled news. */
  readonly newsFeedUrl: string | undefined;
  /** The bucket for files; absent: they are in `dataDir`. */
  readonly s3: S3Account | undefined;
  /** Absent: uploads are not scanned for viruses. */
  readonly clamd: ClamdAddress | undefined;
  /** The provider's shop for subscriptions; absent: the purchase page says so. */
  readonly storeUrl: string | undefined;
  /** Absent: subscriptions are not sold here. */
  readonly payment: PaymentSettings | undefined;
  /** JSON with prices, discounts and the seller (`payments/price-file.ts`); absent: those of the demo. */
  readonly pricesFile: string | undefined;
  /** The operator's own videos; absent: the product's. */
  readonly videos: VideoAddresses;
  readonly demo: boolean;
  /** The country that is assumed where nothing says it (ISO 3166-1 alpha-2). */
  readonly defaultCountry: string;
  /**
   * How many trusted proxies are in front of the server; that many entries of X-Forwarded-For are used, counted from
   * its end. 0: the header is ignored, because any client can set it.
   */
  readonly proxies: number;
  /** Requests of one caller in a process: a person, or a network address without a session. */
  readonly callLimit: ConcurrencyLimit;
  /** JSON about who runs the installation (`site-file.ts`); absent: the product's own. */
  readonly siteFile: string | undefined;
  readonly retention: RetentionTimes;
  readonly sessionIdle: SessionIdle;
  readonly chromiumPath: string | undefined;
  /** Within which a document must be printed (ms). */
  readonly printTime: number;
  readonly timeouts: Timeouts;
  readonly logLevel: string;
  /** Limits of a signed-in person: rows and writes (docs/operating.md). */
  readonly userLimits: Limits;
};

/** How long an unused session lasts (ms). */
export type SessionIdle = {
  /** Without 'Remember me', for machine accounts and partners' links. */
  readonly notRemembered: number;
  /** With 'Remember me'. */
  readonly remembered: number;
};

const VIDEO_EXAMPLE = "https://videos.example.com/policy.mp4";

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: url(["http:", "https:"], "https://plans.example.com"),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: databaseUrl(),
  DATABASE_POOLER: z.optional(z.enum(["transaction"], "must be transaction or absent")),
  POSTGRES_BIN: z.optional(z.string()),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  SECRET_KEY_PREVIOUS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => listOf(value).every((key) => key.length >= 32),
          "must be one or more former values of SECRET_KEY, separated by commas",
        ),
      ),
  ),
  SMTP_URL: url(["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587"),
  MAIL_FROM: z._default(z.string(), "Holdfast <no-reply@holdfast.example>"),
  ...OUTSIDE_SERVICE_SETTINGS,
  STORE_URL: url(["http:", "https:"], "https://store.example.com"),
  ...PAYMENT_SETTINGS,
  VIDEO_POLICY_URL: url(["https:"], VIDEO_EXAMPLE),
  VIDEO_TACTICAL_URL: url(["https:"], VIDEO_EXAMPLE),
  VIDEO_LANDING_URL: url(["https:"], VIDEO_EXAMPLE),
  DEFAULT_COUNTRY: z._default(
    z.string().check(z.refine(isCountryCode, "must be the code of a country, such as AU or NZ")),
    "AU",
  ),
  ...TEXT_MESSAGE_SETTINGS,
  HOLDFAST_DEMO: z.optional(z.enum(["on", "off"], "must be on or off")),
  BEHIND_PROXY: z._default(
    z
      .string()
      .check(z.regex(/^(?:yes|no|[1-9])$/, "must be yes, no or the number of proxies (1 to 9)")),
    "no",
  ),
  SESSION_IDLE_HOURS: wholeNumber(1, 12, 2),
  SESSION_IDLE_DAYS: wholeNumber(1, 30, 14),
  SITE_FILE: z.optional(z.string()),
  ...RETENTION_SETTINGS,
  CHROMIUM_PATH: z.optional(z.string()),
  ...TIMEOUT_SETTINGS,
  LOG_LEVEL: z._default(
    z.enum(
      ["silent", "fatal", "error", "warn", "info", "debug"],
      "must be silent, fatal, error, warn, info or debug",
    ),
    "info",
  ),
});

/** A quarter of the pool's connections. Many people in one office can wait for the check of their tokens. */
const CALL_LIMIT: ConcurrencyLimit = { running: 4, waiting: 500 };

const proxiesOf = (behindProxy: string) =>
  behindProxy === "no" ? 0 : behindProxy === "yes" ? 1 : Number(behindProxy);

/**
 * Reads and checks the environment. Empty values count as absent.
 * @throws ConfigurationError naming the first invalid setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const settings = readSettings(Environment, input);
  if (settings.DATABASE_URL && !settings.SECRET_KEY)
    throw new ConfigurationError(
      "The setting SECRET_KEY is missing. With DATABASE_URL, every process needs the same key of at least 32 characters.",
    );
  if (settings.DATABASE_POOLER && !settings.DATABASE_URL)
    throw new ConfigurationError("The setting DATABASE_POOLER also needs DATABASE_URL.");
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(
    /\/+$/,
    "",
  );
  const isLocal = isLocalInstallation({ host: settings.HOST, publicUrl });
  const proxies = proxiesOf(settings.BEHIND_PROXY);
  const demo = settings.HOLDFAST_DEMO !== "off" && !settings.DATABASE_URL && isLocal;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databasePooler: settings.DATABASE_POOLER,
    postgresBin: settings.POSTGRES_BIN,
    secretKey: settings.SECRET_KEY,
    formerSecretKeys: listOf(settings.SECRET_KEY_PREVIOUS),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    twilio: twilioOf(settings),
    textMessages: textMessagesOf(settings),
    riskService: riskServiceOf(settings),
    geocoder: geocoderOf(settings),
    newsFeedUrl: settings.NEWS_FEED_URL,
    s3: s3Of(settings),
    clamd: clamdOf(settings),
    defaultCountry: settings.DEFAULT_COUNTRY,
    storeUrl: settings.STORE_URL,
    payment: paymentOf(settings, { isLocal: isLocal && proxies === 0, isDemo: demo }),
    pricesFile: settings.PRICES_FILE,
    videos: {
      policy: settings.VIDEO_POLICY_URL,
      tactical: settings.VIDEO_TACTICAL_URL,
      landing: settings.VIDEO_LANDING_URL,
    },
    demo,
    proxies,
    callLimit: CALL_LIMIT,
    sessionIdle: {
      notRemembered: settings.SESSION_IDLE_HOURS * HOUR,
      remembered: settings.SESSION_IDLE_DAYS * DAY,
    },
    siteFile: settings.SITE_FILE,
    retention: retentionTimesOf(settings),
    chromiumPath: settings.CHROMIUM_PATH,
    printTime: settings.PRINT_TIMEOUT * SECOND,
    timeouts: timeoutsOf(settings),
    logLevel: settings.LOG_LEVEL,
    userLimits: limitsOf(readSettings(LimitSettings, input)),
  };
}

function readSettings<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigurationError(`The setting ${issue?.path.join(".")} ${issue?.message}.`);
}
