export { logQueueOf, newEntry, type QueuedChange, type QueuedEntry } from "./log/read-log-queue";
export { type Post, type QueueCall, sendQueue } from "./log/send-queue";
export { changesUnit, tickOf, unitAfter } from "./log/queued-change-rules";
export { useNow } from "./use-now";
