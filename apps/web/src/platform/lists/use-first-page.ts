import { useEffect, useState } from "react";

/** A list that loads for longer is probably long, or the network is slow (ms). */
const PATIENCE = 1_000;

/** The query of a list's first page. */
export const FIRST_PAGE = { pageSize: 100 } as const;

/** Returns whether a list has been loading for so long that its first page should be shown meanwhile. */
export function useIsSlow({ data }: { readonly data: unknown }): boolean {
  const isLoading = data === undefined;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
}
