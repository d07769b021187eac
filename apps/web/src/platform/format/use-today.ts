import { useSyncExternalStore } from "react";
import { dayOf } from "./date-format";

const subscribe = (listener: () => void) => {
  window.addEventListener("focus", listener);
  return () => window.removeEventListener("focus", listener);
};

/** Returns today in the person's time zone, YYYY-MM-DD. A page left open overnight updates when it is shown again. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dayOf(new Date()));
