import { PAYMENT_REQUIRED, SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import type { FieldProblem, Problem } from "@holdfast/contract/platform/errors";

/** Without an answer from the server: no network, or it is being restarted. Status 0. */
export const NO_ANSWER = {
  code: "no-answer",
  message: "Holdfast cannot be reached. Please check your connection and try again.",
} as const;

/** What to do about an expired plan, after the server's words: the call may have been about a shared record. */
const RENEW_PLAN = "This change affects an expired plan. Renew the plan, then try again.";

/** The one thing a call throws: what the server said, or that it did not answer (status 0). */
export class CallError extends Error {
  override readonly name = "CallError";
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** Stable code of the contract's error catalogue. */
  readonly code: string;
  /** One entry per refused field, `path` in dots. */
  readonly fieldErrors: readonly FieldProblem[];
  /** Seconds to wait, where the server named them (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(about: {
    status: number;
    code: string;
    message: string;
    fieldErrors?: readonly FieldProblem[];
    retryAfter?: number | undefined;
  }) {
    super(about.message);
    this.status = about.status;
    this.code = about.code;
    this.fieldErrors = about.fieldErrors ?? [];
    this.retryAfter = about.retryAfter;
  }
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** A refusal as our server words it, or as another one between it and the browser may. */
type Refusal = Partial<Problem> & {
  readonly message?: unknown;
  readonly error?: unknown;
  readonly description?: unknown;
};

const readProblem = async (response: Response): Promise<Refusal> => {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) return {};
  const parsed: unknown = await response.json().catch(() => null);
  if (typeof parsed === "string") return { message: parsed };
  return typeof parsed === "object" && parsed !== null ? parsed : {};
};

/** 'Error text is taken from the message, error, detail, title, description or first error' (section 8). */
const wordsOf = (refusal: Refusal): string | undefined => {
  const { detail, message, error, title, description, errors } = refusal;
  // Ours first: `detail` is the sentence, `title` only the status in words.
  const worded = [detail, message, error, description].map(text).find((words) => words);
  const first = Array.isArray(errors) ? text(errors[0]?.message) : undefined;
  return worded ?? first ?? text(title);
};

/** Turns a refused answer (RFC 9457) into the error to throw; the words are the server's `detail`. */
export async function callErrorFrom(response: Response): Promise<CallError> {
  const problem = await readProblem(response);
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  const code = text(problem.code) ?? SOMETHING_WENT_WRONG.code;
  const words = wordsOf(problem) ?? SOMETHING_WENT_WRONG.message;
  return new CallError({
    status: response.status,
    code,
    message: code === PAYMENT_REQUIRED.code ? `${words} ${RENEW_PLAN}` : words,
    fieldErrors: Array.isArray(problem.errors) ? problem.errors : [],
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** Whether the server does not have (any more) what the call was about. */
export const isGone = (thrown: unknown): boolean =>
  thrown instanceof CallError && thrown.status === 404;

/** The sentence to show for anything that was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof CallError ? thrown.message : SOMETHING_WENT_WRONG.message;

/** The server's words where it named its reason, otherwise `words`. */
export const wordsOr = (refusal: CallError, words: string): string =>
  refusal.message === SOMETHING_WENT_WRONG.message ? words : refusal.message;

/** The first sentence about a field, for a screen that has no such field, otherwise the words of the whole. */
export const firstMessageOf = (refusal: CallError): string =>
  refusal.fieldErrors[0]?.message ?? refusal.message;
