import * as z from "zod/mini";
import { DAY, HOUR, SECOND } from "./clock";
import {
  OUTSIDE_SERVICE_SETTINGS,
  type RiskServiceAccount,
  riskServiceOf,
  type TwilioAccount,
  twilioOf,
} from "./outside-services";
import {
  ConfigurationError,
  databaseUrl,
  listOf,
  seconds,
  url,
  wholeNumber,
} from "./setting-rules";
import { CALL_SETTINGS, type CallLimits, callLimitsOf } from "./limits/call-settings";
import { type Limits, limitsOf, LimitSettings } from "./limits/limit-settings";
import { RETENTION_SETTINGS, type RetentionTimes, retentionTimesOf } from "./retention-times";

/** How long a connection may take over what (ms). */
export type Timeouts = {
  /** Until the headers of a request have come. */
  readonly headers: number;
  /** Until the whole request has come, its body included. What the server does with it then is not counted. */
  readonly request: number;
  /** Without a byte in either direction; longer than any answer takes to begin. */
  readonly silence: number;
  /** Until the next request on a connection; a proxy in front should give its own up earlier. */
  readonly keepAlive: number;
};

/** How the product is set up, read once at start from the environment. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** The address people use, without a slash at the end; emails carry links to it. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absent: the embedded database below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica of it, which answers reads of lists, documents and exports. */
  readonly databaseReplicaUrl: string | undefined;
  /** What connections to both go through; absent: nothing, or a pooler that gives each connection its own. */
  readonly databasePooler: "transaction" | undefined;
  /** The folder of the embedded PostgreSQL's programs; absent: those that npm has installed. */
  readonly postgresBin: string | undefined;
  /** Keys the hashes of one-time codes; absent: generated into `dataDir` (embedded only). */
  readonly secretKey: string | undefined;
  /** Former secret keys, which still open what they sealed. */
  readonly formerSecretKeys: readonly string[];
  /** Absent: emails become files in `dataDir/outbox`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absent: text messages become files in `dataDir/outbox`. */
  readonly twilio: TwilioAccount | undefined;
  /** Absent: industries and hazards come from the embedded data. */
  readonly riskService: RiskServiceAccount | undefined;
  /** The provider's store, where subscriptions are bought; absent: the purchase page says so. */
  readonly storeUrl: string | undefined;
  readonly demo: boolean;
  /**
   * How many proxies of one's own stand before the server; that many entries of X-Forwarded-For count, from
   * its end. 0: the header says nothing, for anybody could have written it.
   */
  readonly proxies: number;
  readonly callLimits: CallLimits;
  /** JSON with who runs the installation (`site-file.ts`); absent: the product's own. */
  readonly siteFile: string | undefined;
  readonly retention: RetentionTimes;
  readonly sessionIdle: SessionIdle;
  readonly chromiumPath: string | undefined;
  readonly timeouts: Timeouts;
  readonly logLevel: string;
  /** Of signed-in people: how many rows, writes and large reads (docs/operating.md). */
  readonly userLimits: Limits;
};

/** How long a session lasts without use (ms). */
export type SessionIdle = {
  /** Without 'Remember me', for machine accounts and partners' links. */
  readonly notRemembered: number;
  /** With 'Remember me'. */
  readonly remembered: number;
};

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
export const isLoopback = (host: string) => LOOPBACK.has(host);

/** An address's host name without the brackets of IPv6. */
export const hostNameOf = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/** Whether an installation serves the people at this machine alone. */
export const isLocalInstallation = ({ host, publicUrl }: Pick<Config, "host" | "publicUrl">) =>
  isLoopback(host) && isLoopback(hostNameOf(new URL(publicUrl).hostname));

const HEADERS_WITHIN = 20 * SECOND;
/** A print waits for its turn, a browser and its pages for 65 seconds at most before the answer begins. */
const SILENCE = 120 * SECOND;

const Environment = z.object({
  PORT: z._default(
    z.coerce
      .number("must be a whole number")
      .check(
        z.refine(
          (value: number) => Number.isInteger(value) && value >= 0 && value <= 65_535,
          "must be a port between 0 and 65535",
        ),
      ),
    3000,
  ),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: url(["http:", "https:"], "https://plans.example.com"),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: databaseUrl(),
  DATABASE_REPLICA_URL: databaseUrl(),
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
  HOLDFAST_DEMO: z.optional(z.enum(["on", "off"], "must be on or off")),
  BEHIND_PROXY: z._default(
    z.string().check(z.regex(/^(?:yes|no|[1-9])$/, "must be yes, no or how many (1 to 9)")),
    "no",
  ),
  ...CALL_SETTINGS,
  SESSION_IDLE_HOURS: wholeNumber(1, 12, 2),
  SESSION_IDLE_DAYS: wholeNumber(1, 30, 14),
  SITE_FILE: z.optional(z.string()),
  ...RETENTION_SETTINGS,
  CHROMIUM_PATH: z.optional(z.string()),
  REQUEST_TIMEOUT: seconds(5, 3_600, 120),
  KEEP_ALIVE_TIMEOUT: seconds(1, 600, 72),
  LOG_LEVEL: z._default(
    z.enum(["silent", "fatal", "error", "warn", "info", "debug"], "must be a level such as info"),
    "info",
  ),
});

const proxiesOf = (behindProxy: string) =>
  behindProxy === "no" ? 0 : behindProxy === "yes" ? 1 : Number(behindProxy);

/**
 * Reads and checks the environment. Empty values count as absent.
 * @throws ConfigurationError naming the first wrong setting.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const settings = readSettings(Environment, given);
  if (settings.DATABASE_URL && !settings.SECRET_KEY)
    throw new ConfigurationError(
      "The setting SECRET_KEY is missing: with DATABASE_URL every process needs the same one, of at least 32 characters.",
    );
  for (const name of ["DATABASE_REPLICA_URL", "DATABASE_POOLER"] as const)
    if (settings[name] && !settings.DATABASE_URL)
      throw new ConfigurationError(`The setting ${name} needs DATABASE_URL.`);
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(
    /\/+$/,
    "",
  );
  const demo =
    settings.HOLDFAST_DEMO !== "off" &&
    !settings.DATABASE_URL &&
    isLocalInstallation({ host: settings.HOST, publicUrl });
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    databasePooler: settings.DATABASE_POOLER,
    postgresBin: settings.POSTGRES_BIN,
    secretKey: settings.SECRET_KEY,
    formerSecretKeys: listOf(settings.SECRET_KEY_PREVIOUS),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    twilio: twilioOf(settings),
    riskService: riskServiceOf(settings),
    storeUrl: settings.STORE_URL,
    demo,
    proxies: proxiesOf(settings.BEHIND_PROXY),
    callLimits: callLimitsOf(settings),
    sessionIdle: {
      notRemembered: settings.SESSION_IDLE_HOURS * HOUR,
      remembered: settings.SESSION_IDLE_DAYS * DAY,
    },
    siteFile: settings.SITE_FILE,
    retention: retentionTimesOf(settings),
    chromiumPath: settings.CHROMIUM_PATH,
    timeouts: {
      headers: Math.min(HEADERS_WITHIN, settings.REQUEST_TIMEOUT * SECOND),
      request: settings.REQUEST_TIMEOUT * SECOND,
      silence: SILENCE,
      keepAlive: settings.KEEP_ALIVE_TIMEOUT * SECOND,
    },
    logLevel: settings.LOG_LEVEL,
    userLimits: limitsOf(readSettings(LimitSettings, given)),
  };
}

function readSettings<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigurationError(`The setting ${issue?.path.join(".")} ${issue?.message}.`);
}
