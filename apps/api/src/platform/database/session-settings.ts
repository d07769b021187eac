import type { Pool, PoolConfig } from "pg";
import { OperatorError } from "../operator-error";

/** The longest a statement may take (ms). */
const STATEMENT_TIMEOUT = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 60_000;

/**
 * How connections reach PostgreSQL: directly, or through a pooler in transaction mode, where nothing set outside a
 * transaction persists.
 */
export type Pooler = "transaction" | undefined;

type Setting = {
  readonly name: string;
  readonly value: string;
  /** As `pg_settings` shows it (ms for times). */
  readonly shown: readonly string[];
};

const SESSION_SETTINGS: readonly Setting[] = [
  { name: "TimeZone", value: "UTC", shown: ["UTC", "Etc/UTC"] },
  { name: "jit", value: "off", shown: ["off"] },
  { name: "statement_timeout", value: "30s", shown: [String(STATEMENT_TIMEOUT)] },
  {
    name: "idle_in_transaction_session_timeout",
    value: "60s",
    shown: [String(IDLE_IN_TRANSACTION_TIMEOUT)],
  },
];

const OPTIONS = "-c timezone=UTC -c jit=off";

/** The options of a new connection; through a pooler, PostgreSQL's settings come from the role instead. */
export const sessionOptions = (pooler: Pooler): PoolConfig => ({
  query_timeout: STATEMENT_TIMEOUT,
  application_name: "holdfast",
  ...(pooler
    ? {}
    : {
        statement_timeout: STATEMENT_TIMEOUT,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
        options: OPTIONS,
      }),
});

type Found = { readonly name: string; readonly setting: string; readonly change: string };

/**
 * Checks that sessions have the settings that Holdfast relies on.
 *
 * @throws OperatorError with the statements that change the role
 */
export async function checkSessionSettings(pool: Pool, pooler: Pooler): Promise<void> {
  const { rows } = await pool.query<Found>(
    `select name, setting, format('alter role %I in database %I set %I =', current_user, current_database(), name) as change
      from pg_settings where name = any($1)`,
    [SESSION_SETTINGS.map(({ name }) => name)],
  );
  const changes = SESSION_SETTINGS.flatMap(({ name, value, shown }) => {
    const found = rows.find((row) => row.name === name);
    return found && !shown.includes(found.setting) ? [`${found.change} '${value}';`] : [];
  });
  if (changes.length === 0) return;
  if (!pooler)
    throw new OperatorError(
      "DATABASE_URL goes through a pooler that ignores connection settings. Set DATABASE_POOLER=transaction.",
    );
  throw new OperatorError(
    `With DATABASE_POOLER=transaction the role in DATABASE_URL needs other settings. Run these statements, let the pooler reconnect, then start again: ${changes.join(" ")}`,
  );
}

/** The operator error for PgBouncer's refusal of start-up parameters; undefined for any other error. */
export const refusalOfPooler = (error: unknown): OperatorError | undefined => {
  for (let link: unknown = error; link instanceof Error; link = link.cause)
    if (link.message.startsWith("unsupported startup parameter"))
      return new OperatorError(
        "DATABASE_URL points to a pooler that refuses connection settings. Set DATABASE_POOLER=transaction.",
        { cause: error },
      );
  return undefined;
};
