import type { Can } from "@holdfast/contract/platform/list-page";
import type { ProgressSection } from "@holdfast/contract/plans/plan-progress-rules";
import type { PageRoute } from "@holdfast/contract/public-site/page-routes";
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import type { IconName } from "../../ui/buttons/icon-paths";
import type { MenuGroupId } from "./menu-groups";

/** What a person must have to open a screen; each includes those before it. */
export type Needs = "nothing" | "session" | "organisation" | "plan";

/** A permission of the current organisation, or being a broker. */
export type ScreenPermission = keyof Can | "broker";

/**
 * Everything the product knows about a screen: the router, the menus, the dashboard's next steps, the bundle budgets and
 * the route tests read it. Listed in its feature's `routes.ts`.
 */
type ScreenDescription = {
  /** The frame around the screen: none, the workspace's with the area's menu, or that of /admin. */
  readonly area: "public" | "workspace" | "admin";
  readonly needs: Needs;
  /** Without it, the menu hides the screen's entry and the screen says that it is missing. */
  readonly permission?: ScreenPermission;
  readonly menu?: {
    readonly group: MenuGroupId;
    readonly label: string;
    readonly icon: IconName;
    /** Position in the group, ascending. Gaps are for the specification's screens that are still to come. */
    readonly order: number;
  };
  /** The section of the plan that is continued here from the dashboard. One screen per section. */
  readonly continues?: ProgressSection;
  /** The bundle budget of screens that are mainly a table; all others have a form's. */
  readonly budget?: "table";
};

/** A lazily loaded component that can be fetched before it is rendered. */
type FetchedEarly = { readonly fetchEarly: () => Promise<void> };

export type ScreenEntry = ScreenDescription & {
  readonly path: PageRoute;
  /** Loaded when the address is first visited. */
  readonly screen: LazyExoticComponent<ComponentType> & FetchedEarly;
};

/**
 * Returns a screen's entry. The benchmarks read its address and file from the source, so keep both literal.
 * @example screenAt("/contact-us", async () => (await import("./contact-screen")).ContactScreen, { area: "public", needs: "nothing" })
 */
export const screenAt = (
  path: PageRoute,
  load: () => Promise<ComponentType>,
  description: ScreenDescription,
): ScreenEntry => ({ path, screen: lazyRoute(load), ...description });

/**
 * Returns a named export as a lazily loaded component. One that was fetched before renders at once: for a promise React
 * shows the fallback, even if it has resolved, and then waits 300 ms before it shows anything else.
 */
export const lazyRoute = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> & FetchedEarly => {
  let fetched: LoadedPart<Props> | undefined;
  const fetchPart = async () => {
    fetched ??= { default: await load() };
    return fetched;
  };
  const Part = lazy(() => (fetched ? atOnce(fetched) : fetchPart()));
  return Object.assign(Part, {
    fetchEarly: async () => {
      await fetchPart();
    },
  });
};

type LoadedPart<Props> = { readonly default: ComponentType<Props> };

/** What `lazy` takes instead of a promise, but with its value at once. */
const atOnce = <Value>(value: Value) =>
  ({
    // oxlint-disable-next-line unicorn/no-thenable -- never awaited
    then: (use: (value: Value) => void) => use(value),
  }) as unknown as Promise<Value>;
