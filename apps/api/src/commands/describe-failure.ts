import { isDatabaseAway, isStorageFull, sqlState } from "../platform/database/sql/sql-state";
import { OperatorError } from "../platform/operator-error";

/** Returns one sentence for what the operator can fix, and the whole stack trace for a bug of ours. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  const innermostError = innermost(error);
  if (isStorageFull(error))
    return `The disk of the database is full: ${sentence(innermostError)} Free some space, then try again.`;
  if (isDatabaseAway(error) || isDatabaseRefusal(error))
    return `The database that DATABASE_URL names cannot be used: ${sentence(innermostError)}`;
  if (DISK_CODES.has(codeOf(innermostError)))
    return `The disk cannot be used: ${sentence(innermostError)}`;
  return traceOf(error);
}

const codeOf = (error: Error) => String((error as { code?: unknown }).code ?? "");
const sentence = ({ message }: Error) => `${message.replace(/\.$/, "")}.`;

/** A wrong user or password (class 28), a missing database (3D), or missing privileges (42501). */
const isDatabaseRefusal = (error: unknown) => /^(28|3D|42501)/.test(sqlState(error) ?? "");

/** Returns stack traces only: the other fields of an error may hold personal data. */
function traceOf(error: Error): string {
  const trace = error.stack ?? error.message;
  return error.cause instanceof Error ? `${trace}\nCaused by: ${traceOf(error.cause)}` : trace;
}

/** Not allowed, read-only, full, too many files, broken: none can be fixed in the code. */
const DISK_CODES = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOSPC",
  "EDQUOT",
  "EMFILE",
  "ENFILE",
  "EIO",
]);

/** Returns the driver's own error; if several addresses were tried, the last one's. */
function innermost(error: Error): Error {
  const last: unknown = error instanceof AggregateError ? error.errors.at(-1) : error.cause;
  return last instanceof Error ? innermost(last) : error;
}
