export {
  callOfChange,
  logQueueOf,
  newEntry,
  type QueuedChange,
  type QueuedEntry,
} from "./read-log-queue";
