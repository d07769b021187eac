import { DEVICE_TIME_WRONG } from "@holdfast/contract/incidents/errors";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { formatInstant } from "../../platform/format/date-format";
import type { logQueueOf, QueuedChange, QueuedEntry } from "./read-log-queue";

/*
 * Sends what waits on this device to an incident, from its workspace and from the offline page. Nothing is removed from
 * the queue but what Holdfast has answered: a network's login page may answer anything, with 200 or 403.
 */

/**
 * A call that sends a change, texts, or an entry with its photo. Without a device's time, a change counts from its
 * arrival.
 */
export type QueueCall =
  | { readonly entryId: string; readonly deviceAt?: string; readonly change: QueuedChange }
  | { readonly entries: readonly QueuedEntry[]; readonly photo?: Blob };

/** What was answered: the content of a 2xx, a refusal, or nothing. */
export type QueueAnswer =
  | { readonly content: unknown }
  | { readonly status: number; readonly code: string; readonly message: string }
  | undefined;

/** Sends a call; a refusal and a network that fails are answers. */
export type Post = (call: QueueCall) => Promise<QueueAnswer>;
type Queue = ReturnType<typeof logQueueOf>;
type Refusal = Extract<QueueAnswer, { readonly status: number }>;

/** What was done, and the refusal at which sending stopped. */
export type QueueSent = {
  readonly sent: readonly QueuedEntry[];
  /** Changes that were removed, because they are refused however often they are sent. */
  readonly refused: readonly { readonly entry: QueuedEntry; readonly message: string }[];
  readonly problem: string | undefined;
};

/** Whether a refusal of a change remains, such as one for which the person has no right. Only Holdfast gives a code. */
const isFinal = ({ status, code }: Refusal): boolean =>
  [400, 403, 409, 422].includes(status) && code !== "" && code !== SOMETHING_WENT_WRONG.code;

const isRefusal = (answer: QueueAnswer): answer is Refusal =>
  answer !== undefined && "status" in answer;
const isTimeWrong = (answer: QueueAnswer): boolean =>
  isRefusal(answer) && answer.code === DEVICE_TIME_WRONG.code;

/** Whether this is what Holdfast answers: the entries that were added, or the action or unit that was changed. */
function isAccepted(call: QueueCall, answer: QueueAnswer): boolean {
  if (answer === undefined || isRefusal(answer)) return false;
  const { content } = answer;
  if ("entries" in call && !call.photo) return Array.isArray(content);
  if (typeof content !== "object" || content === null) return false;
  if ("entries" in call) return Reflect.get(content, "entryId") === call.entries[0]?.entryId;
  return "actionId" in call.change
    ? Reflect.get(content, "actionId") === call.change.actionId
    : Reflect.get(content, "unitId") === call.change.unitId;
}

/** Returns the answer; undefined if it is not that of Holdfast. */
async function ask(post: Post, call: QueueCall): Promise<QueueAnswer> {
  const answer = await post(call);
  return isRefusal(answer) || isAccepted(call, answer) ? answer : undefined;
}

/** Returns an entry of a device with a wrong clock, with the present time and what the clock showed. */
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
  const call = (one: QueuedEntry) => ask(post, { entries: [one], ...(photo && { photo }) });
  const answer = await call(entry);
  return isTimeWrong(answer) ? call(withPresentTime(entry)) : answer;
}

export const isDone = (answer: QueueAnswer): boolean => answer !== undefined && !isRefusal(answer);

/** Sends entries in one call, or each alone if one has a wrong time, which would hold up the others. */
async function sendTexts(
  post: Post,
  entries: readonly QueuedEntry[],
  onSent: (entries: readonly QueuedEntry[]) => void,
): Promise<QueueAnswer> {
  let answer = await ask(post, { entries });
  if (isDone(answer)) onSent(entries);
  if (!isTimeWrong(answer)) return answer;
  for (const entry of entries) {
    answer = await sendEntry(post, entry);
    if (!isDone(answer)) return answer;
    onSent([entry]);
  }
  return answer;
}

/**
 * Sends the changes in the order in which they were made, then the texts. What the server does not know, such as an action
 * that was added after the backup from which it was restored, remains, and holds up nothing.
 */
export async function sendQueue(queue: Queue, post: Post): Promise<QueueSent> {
  const sent: QueuedEntry[] = [];
  const refused: QueueSent["refused"][number][] = [];
  let problem: string | undefined;
  for (const entry of queue.readChanges()) {
    const answer = await sendChange(post, entry, entry.change);
    const isUnknown = isRefusal(answer) && answer.status === 404;
    if (isUnknown) problem = problemOf(answer);
    else if (isRefusal(answer) && isFinal(answer)) refused.push({ entry, message: answer.message });
    else if (isDone(answer)) sent.push(entry);
    else return { sent, refused, problem: problemOf(answer) };
    if (!isUnknown) queue.remove([entry]);
  }
  const remove = (entries: readonly QueuedEntry[]) => {
    queue.remove(entries);
    sent.push(...entries);
  };
  for (let entries = queue.readNext(); entries.length > 0; entries = queue.readNext()) {
    const answer = await sendTexts(post, entries, remove);
    if (!isDone(answer)) return { sent, refused, problem: problemOf(answer) ?? problem };
  }
  return { sent, refused, problem };
}

/** A server that is down, or is not Holdfast, is asked again; a refusal is shown. */
export const problemOf = (answer: QueueAnswer): string | undefined =>
  isRefusal(answer) && answer.status < 500 ? answer.message : undefined;
