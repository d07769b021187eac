import type { PageRoute } from "@holdfast/contract/public-site/page-routes";
import { useEffect } from "react";
import { matchRoutes, useLocation } from "react-router";
import { countPageView } from "./page-views";

/** Returns the pattern that the router matches for an address; '/*' if none does. Pure. */
export const patternOf = (patterns: readonly PageRoute[], pathname: string): PageRoute =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  )?.[0]?.route.path ?? "/*";

/** Counts every route change by its pattern, without personal data. */
export function usePageViews(patterns: readonly PageRoute[]): void {
  const { pathname } = useLocation();
  useEffect(() => countPageView(patternOf(patterns, pathname)), [patterns, pathname]);
}
