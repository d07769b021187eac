import { DatabaseError } from "pg";

/**
 * The chain of an error and its causes, nearest first: Drizzle wraps the errors of `pg`, and Node collects one error
 * per address of a host name.
 */
const chain = function* (error: unknown) {
  let next: unknown = error;
  for (let depth = 0; next instanceof Error && depth < 10; depth += 1) {
    yield next;
    next = next instanceof AggregateError ? next.errors.at(-1) : next.cause;
  }
};

const databaseError = (error: unknown): DatabaseError | undefined => {
  for (const link of chain(error)) if (link instanceof DatabaseError) return link;
  return undefined;
};

/** Returns PostgreSQL's SQLSTATE (five characters), also through Drizzle's wrapping. */
export const sqlState = (error: unknown): string | undefined => databaseError(error)?.code;

/** Whether the row exists already (23505); with `constraint`, only for that unique constraint or index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const found = databaseError(error);
  return found?.code === "23505" && (constraint === undefined || found.constraint === constraint);
};

/** Whether it is a serialisation failure or a deadlock, so that repeating the transaction may succeed. */
export const isRepeatable = (error: unknown): boolean =>
  ["40001", "40P01"].includes(sqlState(error) ?? "");

/** Whether PostgreSQL's disk is full. */
export const isStorageFull = (error: unknown): boolean => sqlState(error) === "53100";

const AWAY_STATES = new Set(["57P01", "57P02", "57P03", "53300", "25P03"]);
const AWAY_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** Network calls only: a missing file has the same error code as a missing socket. */
const AWAY_CALLS = new Set(["connect", "getaddrinfo", "read", "write"]);
const syscallOf = (error: Error) => String((error as { syscall?: unknown }).syscall ?? "");
const AWAY_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/u;

/** Whether the database cannot be reached or did not respond in time; it is not known whether the work was done. */
export const isDatabaseAway = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state !== undefined) return AWAY_STATES.has(state) || state.startsWith("08");
  for (const link of chain(error)) {
    if (
      AWAY_CALLS.has(syscallOf(link)) &&
      AWAY_CODES.has(String((link as { code?: unknown }).code))
    )
      return true;
    if (AWAY_MESSAGES.test(link.message)) return true;
  }
  return false;
};

/** Whether a row refers to a user who has just been deleted. */
export const refersToDeletedUser = (error: unknown): boolean => {
  const found = databaseError(error);
  return found?.code === "23503" && found.constraint?.endsWith("_user_id_fkey") === true;
};

/** Whether a row is still referenced, or refers to a missing one (23503); with `constraint`, only for that one. */
export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean => {
  const found = databaseError(error);
  return found?.code === "23503" && (constraint === undefined || found.constraint === constraint);
};
