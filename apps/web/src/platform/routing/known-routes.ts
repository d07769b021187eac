import { createContext, useContext } from "react";
import { matchPath } from "react-router";

/** The patterns of the route table, so that menus show only existing pages. */
const KnownRoutes = createContext<readonly string[]>([]);

export const KnownRoutesProvider = KnownRoutes.Provider;

/** Returns a function that says whether an internal address has a screen, apart from a catch-all. */
export function useIsKnownRoute(): (address: string) => boolean {
  const patterns = useContext(KnownRoutes);
  const screens = patterns.filter((pattern) => !pattern.endsWith("*"));
  return (address) => screens.some((pattern) => matchPath(pattern, address) !== null);
}
