import { DEVICE_TIME_WRONG } from "@holdfast/contract/incidents/errors";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { formatInstant } from "../../../platform/format/date-format";
import type { logQueueOf, QueuedChange, QueuedEntry } from "./read-log-queue";

/*
 * Sends entries queued on this device to an incident, from its workspace and from the offline page. An entry is removed
 * from the queue only after a response from Holdfast, because a network's login page may respond with 200 or 403.
 */

/**
 * A call that sends a change, texts, or an entry with its photo. Without the device's time, a change counts from its
 * arrival.
 */
export type QueueCall =
  | { readonly entryId: string; readonly deviceAt?: string; readonly change: QueuedChange }
  | { readonly entries: readonly QueuedEntry[]; readonly photo?: Blob };

/** The response: the content of a 2xx, a refusal, or undefined if there was none. */
export type QueueAnswer =
  | { readonly content: unknown }
  | { readonly status: number; readonly code: string; readonly message: string }
  | undefined;

/** Sends a call. Does not throw: a refusal or a network failure is returned as an answer. */
export type Post = (call: QueueCall) => Promise<QueueAnswer>;
type Queue = ReturnType<typeof logQueueOf>;
type Refusal = Extract<QueueAnswer, { readonly status: number }>;

/** The entries that were sent or refused, and the refusal at which sending stopped. */
export type QueueSent = {
  readonly sent: readonly QueuedEntry[];
  /** Changes that were removed, because sending them again would be refused too. */
  readonly refused: readonly { readonly entry: QueuedEntry; readonly message: string }[];
  readonly problem: string | undefined;
  /** Whether what is left would fail, too. */
  readonly isStopped: boolean;
};

/** Whether a refusal is permanent, such as one for missing rights. Only responses from Holdfast have a code. */
const isFinal = ({ status, code }: Refusal): boolean =>
  [400, 403, 409, 422].includes(status) && code !== "" && code !== SOMETHING_WENT_WRONG.code;

const isRefusal = (answer: QueueAnswer): answer is Refusal =>
  answer !== undefined && "status" in answer;
/**
 * Whether a refusal is of one entry and says nothing about the others: the server does not have its action, or it was
 * written after a link had ended.
 */
const isOfOne = (answer: QueueAnswer): boolean =>
  isRefusal(answer) && (answer.status === 404 || answer.status === 410);
const isTimeWrong = (answer: QueueAnswer): boolean =>
  isRefusal(answer) && answer.code === DEVICE_TIME_WRONG.code;

/** Whether a response is from Holdfast: the entries that were added, or the answer, action or unit that was changed. */
function isAccepted(call: QueueCall, answer: QueueAnswer): boolean {
  if (answer === undefined || isRefusal(answer)) return false;
  const { content } = answer;
  if ("entries" in call && !call.photo) return Array.isArray(content);
  if (typeof content !== "object" || content === null) return false;
  if ("entries" in call) return Reflect.get(content, "entryId") === call.entries[0]?.entryId;
  // A newer answer of another device remains, so the answer that was sent may not be the one that came back.
  if ("answer" in call.change) return Reflect.has(content, "answer");
  return "actionId" in call.change
    ? Reflect.get(content, "actionId") === call.change.actionId
    : Reflect.get(content, "unitId") === call.change.unitId;
}

/** Returns the response; undefined if it is not from Holdfast. */
async function ask(post: Post, call: QueueCall): Promise<QueueAnswer> {
  const answer = await post(call);
  return isRefusal(answer) || isAccepted(call, answer) ? answer : undefined;
}

/** Returns an entry from a device with a wrong clock, with the current time and the time the clock showed. */
function withPresentTime(entry: QueuedEntry): QueuedEntry {
  const clock = ` (this device’s clock showed ${formatInstant(entry.deviceAt)})`;
  const text = entry.text.slice(0, LIMITS.text - clock.length).replace(/[\ud800-\udbff]$/, "");
  return { ...entry, deviceAt: new Date().toISOString(), text: text + clock };
}

/** Sends a change. One made by a device with a wrong clock counts from its arrival. */
export async function sendChange(
  post: Post,
  { entryId, deviceAt }: QueuedEntry,
  change: QueuedChange,
): Promise<QueueAnswer> {
  const answer = await ask(post, { entryId, deviceAt, change });
  return isTimeWrong(answer) ? ask(post, { entryId, change }) : answer;
}

/** Sends one entry, with its photo. */
export async function sendEntry(
  post: Post,
  entry: QueuedEntry,
  photo?: Blob,
): Promise<QueueAnswer> {
  const call = (entry: QueuedEntry) => ask(post, { entries: [entry], ...(photo && { photo }) });
  const answer = await call(entry);
  return isTimeWrong(answer) ? call(withPresentTime(entry)) : answer;
}

export const isDone = (answer: QueueAnswer): boolean => answer !== undefined && !isRefusal(answer);

/** Sends entries in one call, or individually if one has a wrong time or was written too late, and would block the others. */
async function sendTexts(
  post: Post,
  entries: readonly QueuedEntry[],
  onSent: (entries: readonly QueuedEntry[]) => void,
): Promise<QueueAnswer> {
  let answer = await ask(post, { entries });
  if (isDone(answer)) onSent(entries);
  if (!isTimeWrong(answer) && !isOfOne(answer)) return answer;
  for (const entry of entries) {
    answer = await sendEntry(post, entry);
    if (!isDone(answer)) return answer;
    onSent([entry]);
  }
  return answer;
}

/**
 * Sends the changes in the order in which they were made, then the texts. Changes of records that the server does not
 * have, such as an action that was added after the backup it was restored from, and what was written after a link had
 * ended, remain queued without blocking others.
 */
export async function sendQueue(queue: Queue, post: Post): Promise<QueueSent> {
  const sent: QueuedEntry[] = [];
  const refused: QueueSent["refused"][number][] = [];
  let problem: string | undefined;
  for (const entry of queue.readChanges()) {
    const answer = await sendChange(post, entry, entry.change);
    if (isOfOne(answer)) problem = problemOf(answer);
    else if (isRefusal(answer) && isFinal(answer)) refused.push({ entry, message: answer.message });
    else if (isDone(answer)) sent.push(entry);
    else return { sent, refused, problem: problemOf(answer), isStopped: true };
    if (!isOfOne(answer)) queue.remove([entry]);
  }
  const remove = (entries: readonly QueuedEntry[]) => {
    queue.remove(entries);
    sent.push(...entries);
  };
  for (let entries = queue.readNext(); entries.length > 0; entries = queue.readNext()) {
    const answer = await sendTexts(post, entries, remove);
    if (!isDone(answer)) {
      const isStopped = !isOfOne(answer);
      return { sent, refused, problem: problemOf(answer) ?? problem, isStopped };
    }
  }
  return { sent, refused, problem, isStopped: false };
}

/** Returns the message of a refusal. If the server is down or is not Holdfast, sending is retried without a message. */
export const problemOf = (answer: QueueAnswer): string | undefined =>
  isRefusal(answer) && answer.status < 500 ? answer.message : undefined;
