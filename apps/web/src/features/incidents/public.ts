export { logQueueOf, newEntry, type QueuedChange, type QueuedEntry } from "./read-log-queue";
export { type Post, type QueueCall, sendQueue } from "./send-queue";
export { changesUnit, tickOf, unitAfter } from "./queued-change-rules";
export { useNow } from "./use-now";
