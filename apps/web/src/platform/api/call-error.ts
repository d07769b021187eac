import { PAYMENT_REQUIRED, SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import type { FieldProblem, Problem } from "@holdfast/contract/platform/errors";

/** Without an answer from the server: no network, or it is being restarted. Status 0. */
export const NO_ANSWER = {
  code: "no-answer",
  message: "Holdfast cannot be reached. Please check your connection and try again.",
} as const;

/**
 * Codes that the web app itself gives to a 403 or 404, once it has read the organisations and plans again
 * (`refused-access.ts`).
 */
export const ACCESS_LOST = "access-lost";
export const PLAN_DELETED = "plan-deleted";
export const ROLE_CHANGED = "role-changed";
export const ENTRY_DELETED = "entry-deleted";
/** What to do about a 402, by what was to be changed. */
const RENEWALS = {
  organisation: "This change affects an expired plan. Renew the plan, then try again.",
  plan: "This plan has expired. Renew it under Plans, then try again.",
} as const;

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

/** Longer words are a page or a trace, not a sentence (characters). */
const LONGEST = 500;

/** A sentence that can be shown; undefined for what is no text, empty, too long or a page of markup. */
const text = (value: unknown): string | undefined => {
  const words = typeof value === "string" ? value.trim() : "";
  return words === "" || words.length > LONGEST || /^<[!?\w]/.test(words) ? undefined : words;
};

/** A refusal as our server words it, or as another one between it and the browser may. */
type ProblemError = {
  readonly [Name in keyof Problem | "message" | "error" | "description"]?: unknown;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const readRefusal = async (response: Response): Promise<ProblemError> => {
  const type = response.headers.get("content-type") ?? "";
  if (type === "" || type.startsWith("text/plain"))
    return { message: await response.text().catch(() => "") };
  if (!type.includes("json")) return {};
  const parsed: unknown = await response.json().catch(() => null);
  if (typeof parsed === "string") return { message: parsed };
  return isRecord(parsed) ? parsed : {};
};

const listOf = (errors: unknown): readonly unknown[] => (Array.isArray(errors) ? errors : []);

/** 'Error text is taken from the message, error, detail, title, description or first error' (section 8). */
const wordsOf = ({ message, error, detail, title, description, errors }: ProblemError) => {
  const [first] = listOf(errors);
  const worded = [message, error, detail, title, description, first];
  return worded.map(text).find((words) => words) ?? text(isRecord(first) && first["message"]);
};

const isFieldProblem = (error: unknown): error is FieldProblem =>
  isRecord(error) && typeof error["path"] === "string" && typeof error["message"] === "string";

/** Turns a refused answer (RFC 9457, or another server's) into the error to throw. */
export async function callErrorFrom(response: Response): Promise<CallError> {
  const refusal = await readRefusal(response);
  const unworded = response.status === 402 ? PAYMENT_REQUIRED : SOMETHING_WENT_WRONG;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new CallError({
    status: response.status,
    code: text(refusal.code) ?? unworded.code,
    message: wordsOf(refusal) ?? unworded.message,
    fieldErrors: listOf(refusal.errors).filter(isFieldProblem),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/**
 * Adds what to do to the refusal of a change for an expired plan: of the plan's own content, or of a record that
 * the organisation's plans share, such as a business unit.
 */
export const withRenewal = (refusal: CallError, scope: string): CallError =>
  refusal.code === PAYMENT_REQUIRED.code && (scope === "organisation" || scope === "plan")
    ? new CallError({ ...refusal, message: `${refusal.message} ${RENEWALS[scope]}` })
    : refusal;

/**
 * Whether the server no longer has the entry that the call was about. False where the person has lost the
 * whole organisation or plan: nothing is known about the entry then.
 */
export const isGone = (thrown: unknown): boolean =>
  thrown instanceof CallError &&
  thrown.status === 404 &&
  thrown.code !== ACCESS_LOST &&
  thrown.code !== PLAN_DELETED;

const LOSES_INPUT: ReadonlySet<string> = new Set([
  ACCESS_LOST,
  PLAN_DELETED,
  ROLE_CHANGED,
  ENTRY_DELETED,
]);

/** Whether what was typed can no longer be saved, however often it is sent. */
export const cannotBeSaved = ({ code }: CallError): boolean => LOSES_INPUT.has(code);

/** Added to the reason in a form whose input can no longer be saved, in a dialog or on a page. */
export const COPY_FIRST = "Your entries were not saved. Copy what you need before you continue.";

/** The sentence to show for anything that was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof CallError ? thrown.message : SOMETHING_WENT_WRONG.message;

/** The server's words where it named its reason, otherwise `words`. */
export const wordsOr = (refusal: CallError, words: string): string =>
  refusal.message === SOMETHING_WENT_WRONG.message ? words : refusal.message;

/** The first sentence about a field, for a screen that has no such field, otherwise the words of the whole. */
export const firstMessageOf = (refusal: CallError): string =>
  refusal.fieldErrors[0]?.message ?? refusal.message;
