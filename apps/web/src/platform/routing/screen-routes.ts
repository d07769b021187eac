import { createContext, useContext } from "react";
import type { ScreenRoute } from "./screen-route";

/** The product's screens, from which menus and next steps are derived. */
const ScreenRoutes = createContext<readonly ScreenRoute[]>([]);

export const ScreenRoutesProvider = ScreenRoutes.Provider;

export const useScreenRoutes = (): readonly ScreenRoute[] => useContext(ScreenRoutes);
