import type { PlanProgress, ProgressSection } from "@holdfast/contract/plans/plan-progress-rules";
import type { SideGroup } from "../../../ui/layout/navigation/side-menu";
import { MENU_GROUPS } from "../../../platform/routing/menu-groups";
import type { MenuName } from "../../../platform/routing/menu-groups";
import type { Needs, ScreenRoute, ScreenPermission } from "../../../platform/routing/screen-route";

/** What decides which entries a person sees. */
type Viewer = {
  readonly hasOrganisation: boolean;
  readonly hasPlan: boolean;
  readonly may: (permission: ScreenPermission) => boolean;
  /** Of the plan; groups of its finished sections fold. */
  readonly progress?: PlanProgress | undefined;
};

const has = ({ hasOrganisation, hasPlan }: Viewer, needs: Needs): boolean =>
  needs === "plan" ? hasPlan : needs !== "organisation" || hasOrganisation;

const CREATE_BUSINESS: readonly SideGroup[] = [
  { items: [{ to: "/organization", label: "Create Business", icon: "add", isExact: true }] },
];

/**
 * Returns a menu of the sidebar: the screens that name one of its groups, in their order, without those that the person
 * cannot open. Without an organisation: only the entry that creates one. Pure.
 */
export function menuFor(
  entries: readonly ScreenRoute[],
  name: MenuName,
  viewer: Viewer,
): readonly SideGroup[] {
  if (name === "organisation" && !viewer.hasOrganisation) return CREATE_BUSINESS;
  const isParent = (path: string) => entries.some((other) => other.path.startsWith(`${path}/`));
  const itemsOf = (id: string) =>
    entries
      .flatMap(({ path, needs, permission, menu }) =>
        menu?.group === id &&
        has(viewer, needs) &&
        (permission === undefined || viewer.may(permission))
          ? [{ ...menu, to: path, isExact: isParent(path) }]
          : [],
      )
      .toSorted((a, b) => a.order - b.order)
      .map(({ to, label, icon, isExact }) => ({ to, label, icon, isExact }));
  return MENU_GROUPS.filter(({ menu }) => menu === name)
    .map(({ id, menu, ...group }) => ({
      ...("label" in group ? { label: group.label } : {}),
      ...("note" in group && viewer.hasPlan ? { note: group.note } : {}),
      ...(menu === "plan" && viewer.progress?.[id as ProgressSection] === 100
        ? { isDone: true }
        : {}),
      items: itemsOf(id),
    }))
    .filter(({ items, note }) => items.length > 0 || note !== undefined);
}

/**
 * Returns the menu of /admin. Brokers have their subscriptions in a sub-menu with a heading; for everyone else My
 * Subscriptions is at the top (specification 2). Pure.
 */
export const adminMenuFor = (
  entries: readonly ScreenRoute[],
  isBroker: boolean,
): readonly SideGroup[] => {
  const groups = menuFor(entries, "admin", {
    hasOrganisation: false,
    hasPlan: false,
    may: (permission) => permission === "broker" && isBroker,
  });
  return isBroker ? groups : [{ items: groups.flatMap(({ items }) => items) }];
};
