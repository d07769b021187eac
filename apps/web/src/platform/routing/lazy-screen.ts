import type { PageRoute } from "@holdfast/contract/public-site/page-routes";
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/** A row of the route table: an address pattern and its lazily loaded screen. */
export type ScreenRow = {
  readonly path: PageRoute;
  readonly screen: LazyExoticComponent<ComponentType>;
};

/**
 * Returns a row whose screen is loaded when its address is first visited.
 * @example screenAt("/dashboard/risk/register", async () => (await import("./…")).RiskRegisterScreen)
 */
export const screenAt = (path: PageRoute, load: () => Promise<ComponentType>): ScreenRow => ({
  path,
  screen: lazyRoute(load),
});

/** Returns a named export as a lazily loaded component. */
export const lazyRoute = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));
