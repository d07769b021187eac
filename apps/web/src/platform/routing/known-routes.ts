import { createContext, useContext } from "react";
import { matchPath } from "react-router";

/** The patterns of the route table, so that a menu shows only what can be opened. */
const KnownRoutes = createContext<readonly string[]>([]);

export const KnownRoutesProvider = KnownRoutes.Provider;

/** Asks whether there is a screen at an address of our own; one that only catches the rest is none. */
export function useIsKnownRoute(): (address: string) => boolean {
  const patterns = useContext(KnownRoutes);
  const screens = patterns.filter((pattern) => !pattern.endsWith("*"));
  return (address) => screens.some((pattern) => matchPath(pattern, address) !== null);
}
