import { createContext, useContext } from "react";
import type { useLogQueue } from "./use-log-queue";

type LogQueue = ReturnType<typeof useLogQueue>;

export const QueueContext = createContext<LogQueue | null>(null);

/** Returns what this person did in the incident and the server does not have yet, and a function that adds to it. */
export function useQueue(): LogQueue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error("There is no QueueSection above.");
  return queue;
}
