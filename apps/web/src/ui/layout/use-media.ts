import { useCallback, useSyncExternalStore } from "react";
import { narrowerThan } from "../theme/breakpoints";

/** Returns whether a media query matches, and updates when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Returns whether the window is at most as wide as a breakpoint. */
export const useNarrowerThan = (breakpoint: Parameters<typeof narrowerThan>[0]) =>
  useMedia(narrowerThan(breakpoint));
