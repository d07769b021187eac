export { logQueueOf, newEntry, type QueuedEntry } from "./read-log-queue";
