import type { PageRoute } from "@holdfast/contract/public-site/page-routes";
import { useEffect } from "react";
import { matchRoutes, useLocation } from "react-router";
import { countPageView } from "./page-views";

/** The one of `patterns` that the router draws for an address; '/*' where it has none. Pure. */
export const patternOf = (patterns: readonly PageRoute[], pathname: string): PageRoute =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  )?.[0]?.route.path ?? "/*";

/** Counts every route change by its pattern, which tells nothing of the person. */
export function usePageViews(patterns: readonly PageRoute[]): void {
  const { pathname } = useLocation();
  const route = patternOf(patterns, pathname);
  useEffect(() => countPageView(route), [route]);
}
