import type { Pool, QueryConfig } from "pg";
import { OperatorError } from "../operator-error";
import type { Log } from "./database-log";
import { type ReplicaState, watchReplica } from "./replica-state";
import { checkSessionSettings, type Pooler, refusalOfPooler } from "./session-settings";
import { isDatabaseAway } from "./sql/sql-state";

/** Log positions in bytes. With `synchronous_commit=off`, commits count before they reach the disk. */
const WRITTEN = `select current_database() as name, (pg_control_system()).system_identifier::text as system,
  pg_wal_lsn_diff(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end, '0/0')::bigint as position`;
const REPLAYED = `select current_database() as name, (pg_control_system()).system_identifier::text as system,
  case when pg_is_in_recovery()
    then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position`;

type Position = {
  readonly name: string;
  readonly system: string;
  /** Null if the server is not, or no longer, a replica. */
  readonly position: number | null;
};

/** A replica that takes longer to respond counts as unavailable (ms). */
const PROBE_TIMEOUT = 1_000;

const ask = async (pool: Pool, text: string): Promise<Position> => {
  const probe = { text, query_timeout: PROBE_TIMEOUT } as QueryConfig;
  const [row] = (await pool.query<Position>(probe)).rows;
  if (!row) throw new Error("The database did not return its log position.");
  return row;
};

/** Undefined if the replica is unavailable, because it may become available later. */
const refusalOfStart = (error: unknown): OperatorError | undefined => {
  if (error instanceof OperatorError) return error;
  const refused = refusalOfPooler(error, "DATABASE_REPLICA_URL");
  if (refused || isDatabaseAway(error)) return refused;
  const reason = error instanceof Error ? error.message : String(error);
  return new OperatorError(
    `The replica at DATABASE_REPLICA_URL cannot be used: ${reason.replace(/\.$/u, "")}.`,
    { cause: error },
  );
};

/**
 * Opens a replica. If it is unavailable, it is tried again later.
 * @throws OperatorError if the server is not a replica of the primary
 */
export async function openReplica({
  primary,
  replica,
  pooler,
  log,
}: {
  readonly primary: Pool;
  readonly replica: Pool;
  readonly pooler: Pooler;
  readonly log: Log;
}): Promise<ReplicaState> {
  const { name, system } = await ask(primary, WRITTEN);
  const replayed = async () => {
    const found = await ask(replica, REPLAYED);
    if (found.position === null || found.system !== system || found.name !== name)
      throw new OperatorError(
        "DATABASE_REPLICA_URL must point to a streaming replica of the database at DATABASE_URL.",
      );
    return found.position;
  };
  const written = async () => (await ask(primary, WRITTEN)).position ?? 0;
  const state = watchReplica({ written, replayed, log });
  try {
    await replayed();
    await checkSessionSettings(replica, { address: "DATABASE_REPLICA_URL", pooler });
  } catch (error) {
    const refusal = refusalOfStart(error);
    if (refusal) throw refusal;
    state.fail(error);
  }
  return state;
}
