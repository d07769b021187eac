import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { useMemo } from "react";
import { readSiteFacts } from "./read-site-facts";
import { useHydrated } from "./use-hydrated";

/** Returns who runs this installation; null in the HTML that the build has rendered, which knows no installation. */
export function useSiteFacts(): SiteFacts | null {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readSiteFacts() : null), [isHydrated]);
}
