import { useCallback, useSyncExternalStore } from "react";

/** Breakpoints (CSS pixels): tables become lists, the sidebar becomes a rail. */
export const WIDTHS = { list: 768, rail: 1024 } as const;

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

/** Returns whether the window is at most this wide (CSS pixels). */
export const useNarrowerThan = (width: number) => useMedia(`(max-width: ${width}px)`);
