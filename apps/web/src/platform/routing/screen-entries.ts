import { createContext, useContext } from "react";
import type { ScreenEntry } from "./screen-entry";

/** The product's screens, from which menus and next steps are derived. */
const ScreenEntries = createContext<readonly ScreenEntry[]>([]);

export const ScreenEntriesProvider = ScreenEntries.Provider;

export const useScreenEntries = (): readonly ScreenEntry[] => useContext(ScreenEntries);
