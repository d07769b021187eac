/** An error as written to a log line. */
export type DescribedError = {
  readonly type: string;
  readonly message: string;
  /** The frames only; the message is above. */
  readonly stack: readonly string[];
  readonly code?: string;
  /** From PostgreSQL. */
  readonly table?: string;
  readonly constraint?: string;
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
};

const MAX_DEPTH = 6;
const MAX_ERRORS = 10;
const MAX_MESSAGE_LENGTH = 2_000;

/**
 * Describes an error for the log: what went wrong and where, but no values. Drizzle's errors may carry the statement's
 * parameters (an email with its code, hashes, addresses), PostgreSQL's `detail` the row; both are left out, and so is
 * every other property of an error.
 */
export const describeError = (error: unknown): DescribedError => describe(error, 0);

function describe(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: [] };
  const { cause, stack = "" } = error;
  const nested = error instanceof AggregateError ? error.errors.slice(0, MAX_ERRORS) : [];
  return {
    type: error.constructor.name,
    message: messageOf(error).slice(0, MAX_MESSAGE_LENGTH),
    stack: framesOf(stack, error.message),
    ...named(error, "code"),
    ...named(error, "table"),
    ...named(error, "constraint"),
    ...(cause === undefined || depth >= MAX_DEPTH ? {} : { cause: describe(cause, depth + 1) }),
    ...(nested.length === 0 || depth >= MAX_DEPTH
      ? {}
      : { errors: nested.map((inner: unknown) => describe(inner, depth + 1)) }),
  };
}

/** Searches after the message, because a message may look like a frame. */
const framesOf = (stack: string, message: string) =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .filter((line) => /^\s+at /u.test(line));

/** Drizzle's message may continue with the values; its statement has none. */
const messageOf = (error: Error) =>
  "query" in error && typeof error.query === "string"
    ? `Failed query: ${error.query}`
    : error.message;

const named = (error: Error, name: "code" | "table" | "constraint") => {
  const value = (error as unknown as Record<string, unknown>)[name];
  return typeof value === "string" ? { [name]: value } : {};
};
