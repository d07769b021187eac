import type { PageRoute } from "@holdfast/contract/public-site/page-routes";
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/** One line of the route table: an address pattern and the screen that is loaded for it. */
export type ScreenRow = {
  readonly path: PageRoute;
  readonly screen: LazyExoticComponent<ComponentType>;
};

/**
 * A screen that is fetched when its address is first visited.
 * @example screenAt("/dashboard/risk/register", async () => (await import("./…")).RiskRegisterScreen)
 */
export const screenAt = (path: PageRoute, load: () => Promise<ComponentType>): ScreenRow => ({
  path,
  screen: lazyRoute(load),
});

/** A named export as a lazily fetched component. */
export const lazyRoute = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));
