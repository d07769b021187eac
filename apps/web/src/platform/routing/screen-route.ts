import type { Can } from "@holdfast/contract/platform/list-page";
import type { ProgressSection } from "@holdfast/contract/plans/plan-progress-rules";
import type { PageRoute } from "@holdfast/contract/public-site/page-routes";
import type { ComponentType } from "react";
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
  /** The bundle budget of screens that are mainly a table or preview a printed document; all others have a form's. */
  readonly budget?: "table" | "document";
};

export type ScreenRoute = ScreenDescription & {
  readonly path: PageRoute;
  /** Loads the screen when its address is first visited. */
  readonly load: () => Promise<ComponentType>;
};

/**
 * Returns a screen's entry. The benchmarks read its address and file from the source, so keep both literal.
 * @example screenAt("/contact-us", async () => (await import("./contact-screen")).ContactScreen, { area: "public", needs: "nothing" })
 */
export const screenAt = (
  path: PageRoute,
  load: ScreenRoute["load"],
  description: ScreenDescription,
): ScreenRoute => ({ path, load, ...description });
