import { isDatabaseAway, sqlState } from "../platform/database/sql-state";
import { OperatorRefusal } from "../platform/operator-refusal";

/** A sentence for what the operator can mend; the whole trace for a fault of ours. */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown instanceof OperatorRefusal) return thrown.message;
  const said = innermost(thrown);
  if (isDatabaseAway(thrown) || isDatabaseRefusal(thrown))
    return `The database that DATABASE_URL names cannot be used: ${sentence(said)}`;
  if (DISK_CODES.has(codeOf(said))) return `The disk cannot be used: ${sentence(said)}`;
  return traceOf(thrown);
}

const codeOf = (error: Error) => String((error as { code?: unknown }).code ?? "");
const sentence = ({ message }: Error) => `${message.replace(/\.$/, "")}.`;

/** A wrong user or password (class 28), a database that does not exist (3D), or one that may not be changed. */
const isDatabaseRefusal = (thrown: unknown) => /^(28|3D|42501)/.test(sqlState(thrown) ?? "");

/** Stacks alone: what else hangs on an error may be somebody's data. */
function traceOf(thrown: Error): string {
  const trace = thrown.stack ?? thrown.message;
  return thrown.cause instanceof Error ? `${trace}\nCaused by: ${traceOf(thrown.cause)}` : trace;
}

/** Not allowed, read-only, full, too many files, broken: none is mended in the code. */
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

/** What the driver itself said; with several addresses tried, of the last. */
function innermost(thrown: Error): Error {
  const last: unknown = thrown instanceof AggregateError ? thrown.errors.at(-1) : thrown.cause;
  return last instanceof Error ? innermost(last) : thrown;
}
