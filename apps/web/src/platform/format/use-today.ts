import { useSyncExternalStore } from "react";
import { dayOf } from "./date-format";

const subscribe = (listener: () => void) => {
  window.addEventListener("focus", listener);
  return () => window.removeEventListener("focus", listener);
};

/** The day it is for the person, YYYY-MM-DD; a page left open over night turns the day when it is looked at. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dayOf(new Date()));
