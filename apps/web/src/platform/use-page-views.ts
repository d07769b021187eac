import { useEffect } from "react";
import { matchPath, useLocation } from "react-router";
import { countPageView } from "./page-views";

/** Counts every route change by the first of `patterns` that the address matches; others as '/*'. */
export function usePageViews(patterns: readonly string[]): void {
  const { pathname } = useLocation();
  const route = patterns.find((pattern) => matchPath(pattern, pathname) !== null) ?? "/*";
  useEffect(() => countPageView(route), [route]);
}
