import { PAYMENT_REQUIRED, SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import type { CurrentRow, FieldProblem, Problem } from "@holdfast/contract/platform/errors";
import { messageOf, ShownError } from "../../ui/feedback/shown-error";

/** No response: the network is down or the server is restarting. Status 0. */
export const NO_RESPONSE = {
  code: "no-answer",
  message: "Can’t reach Holdfast. Check your connection and try again.",
} as const;

/**
 * Codes that the web app itself gives to a 403 or 404, once it has refetched the organisations and plans
 * (`refused-access.ts`).
 */
export const ACCESS_LOST = "access-lost";
export const PLAN_DELETED = "plan-deleted";
export const ROLE_CHANGED = "role-changed";
export const ENTRY_DELETED = "entry-deleted";
/** What to do about a 402, by the scope of the change. */
const RENEWALS = {
  organisation: "This change affects an expired plan. Renew the plan, then try again.",
  plan: "This plan has expired. Renew it under Plans, then try again.",
} as const;

/** Thrown for every failed call: the server's refusal, or no response (status 0). */
export class CallError extends ShownError {
  override readonly name = "CallError";
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Stable code of the contract's error catalogue. */
  readonly code: string;
  /** One entry per rejected field, with a dotted `path`. */
  readonly fieldErrors: readonly FieldProblem[];
  /** Seconds to wait, if the server sent them (429, 503). */
  readonly retryAfter: number | undefined;
  /** What someone else saved meanwhile (412). */
  readonly current: CurrentRow | undefined;

  constructor(about: {
    status: number;
    code: string;
    message: string;
    fieldErrors?: readonly FieldProblem[];
    retryAfter?: number | undefined;
    current?: CurrentRow | undefined;
  }) {
    super(about.message);
    this.status = about.status;
    this.code = about.code;
    this.fieldErrors = about.fieldErrors ?? [];
    this.retryAfter = about.retryAfter;
    this.current = about.current;
  }
}

/** Longer text is a page or a stack trace, not a message (characters). */
const LONGEST = 500;

/** Returns a message that can be shown; undefined if the value is not text, empty, too long or markup. */
const text = (value: unknown): string | undefined => {
  const message = typeof value === "string" ? value.trim() : "";
  return message === "" || message.length > LONGEST || /^<[!?\w]/.test(message)
    ? undefined
    : message;
};

/** The body of a refusal, from our server or from a proxy in between. */
type ProblemBody = {
  readonly [Name in keyof Problem | "message" | "error" | "description"]?: unknown;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const readRefusal = async (response: Response): Promise<ProblemBody> => {
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
const problemMessage = ({ message, error, detail, title, description, errors }: ProblemBody) => {
  const [first] = listOf(errors);
  const worded = [message, error, detail, title, description, first];
  return worded.map(text).find((message) => message) ?? text(isRecord(first) && first["message"]);
};

const isFieldProblem = (error: unknown): error is FieldProblem =>
  isRecord(error) && typeof error["path"] === "string" && typeof error["message"] === "string";

/** Returns the error to throw for a failed response (RFC 9457, or another server's). */
export async function callErrorFrom(response: Response): Promise<CallError> {
  const refusal = await readRefusal(response);
  const unworded = response.status === 402 ? PAYMENT_REQUIRED : SOMETHING_WENT_WRONG;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new CallError({
    status: response.status,
    code: text(refusal.code) ?? unworded.code,
    message: problemMessage(refusal) ?? unworded.message,
    fieldErrors: listOf(refusal.errors).filter(isFieldProblem),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    current: response.status === 412 ? (refusal.current as CurrentRow | undefined) : undefined,
  });
}

/**
 * Adds what to do to the 402 of an expired plan, for a change of the plan's own content or of a record that plans
 * share, such as a business unit.
 */
export const withRenewal = (refusal: CallError, scope: string): CallError =>
  refusal.code === PAYMENT_REQUIRED.code && (scope === "organisation" || scope === "plan")
    ? new CallError({ ...refusal, message: `${refusal.message} ${RENEWALS[scope]}` })
    : refusal;

/**
 * Whether the server no longer has the entry of the call. False if the person has lost access to the whole organisation
 * or plan, because nothing is then known about the entry.
 */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status === 404 &&
  error.code !== ACCESS_LOST &&
  error.code !== PLAN_DELETED;

const LOSES_INPUT: ReadonlySet<string> = new Set([
  ACCESS_LOST,
  PLAN_DELETED,
  ROLE_CHANGED,
  ENTRY_DELETED,
]);

/** Whether the input can no longer be saved, so that a retry is pointless. */
export const cannotBeSaved = ({ code }: CallError): boolean => LOSES_INPUT.has(code);

/** Added to the error of a form whose input can no longer be saved. */
export const COPY_FIRST = "Your entries were not saved. Copy what you need before you continue.";

/** Returns the server's message if it gave a reason, otherwise `fallback`. */
export const messageOr = (refusal: CallError, fallback: string): string =>
  refusal.message === SOMETHING_WENT_WRONG.message ? fallback : refusal.message;

/** Returns the message of the first field, for a screen without that field, or else the general message. */
export const firstMessageOf = (error: unknown): string =>
  (error instanceof CallError ? error.fieldErrors[0]?.message : undefined) ?? messageOf(error);
