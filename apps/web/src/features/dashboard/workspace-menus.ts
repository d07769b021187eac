import type { PlanProgress } from "@holdfast/contract/plans/plan-progress-rules";
import type { SideGroup, SideItem } from "../../ui/layout/side-menu";

/*
 * The sidebar's menus (specification 'accounts' 2, 'plan workspace' 2), in working order.
 */

const ORGANISATION_MENU: readonly SideGroup[] = [
  {
    items: [
      { to: "/organization", label: "Overview", icon: "home", isExact: true },
      { to: "/organization/contacts", label: "Contacts", icon: "person" },
      { to: "/organization/customers", label: "Customers", icon: "shopping" },
      { to: "/organization/suppliers", label: "Suppliers", icon: "truck" },
      {
        to: "/organization/strategic-third-parties",
        label: "Strategic Third Parties",
        icon: "bank",
      },
      {
        to: "/organization/strategic-crisis-experts",
        label: "Strategic Crisis Experts",
        icon: "phone",
      },
      { to: "/organization/strategic-areas", label: "Strategic Areas", icon: "flag" },
      { to: "/organization/policy", label: "Policy", icon: "policy" },
      { to: "/organization/plans", label: "Plans", icon: "layers" },
      { to: "/organization/list", label: "Change Organization", icon: "swap" },
    ],
  },
];

/** Without an organisation: only the entry that creates one. */
const NO_ORGANISATION_MENU: readonly SideGroup[] = [
  { items: [{ to: "/organization", label: "Create Business", icon: "add", isExact: true }] },
];

/** Only for users who manage members: owner or broker. */
const USERS_ITEM: SideItem = { to: "/organization/users", label: "Users", icon: "people" };

const VALIDATION: SideGroup = { label: "Validation", items: [], note: "Coming Soon..." };

/** Without a plan: only the list of plans. */
const NO_PLAN_MENU: readonly SideGroup[] = [
  { items: [{ to: "/dashboard/plans", label: "Plans", icon: "layers" }] },
];

/** A group with the section of the plan that it completes. */
type PlanGroup = SideGroup & { readonly section?: keyof PlanProgress };

const PLAN_MENU: readonly PlanGroup[] = [
  {
    items: [
      { to: "/dashboard", label: "Dashboard", icon: "dashboard", isExact: true },
      { to: "/dashboard/plans", label: "Plans", icon: "layers" },
    ],
  },
  {
    label: "Risk Analysis",
    section: "risk_analysis",
    items: [
      { to: "/dashboard/risk/exposures", label: "Exposures", icon: "eye" },
      { to: "/dashboard/risk/assessment", label: "Risk Assessment", icon: "risk" },
      { to: "/dashboard/risk/register", label: "Risk Register", icon: "list" },
      { to: "/dashboard/risk/report", label: "Risk & Insurance Report", icon: "check-circle" },
    ],
  },
  {
    label: "Policy & Program",
    section: "policy_programme",
    items: [
      { to: "/dashboard/business-units", label: "Business Units", icon: "sitemap" },
      { to: "/dashboard/teams", label: "Teams", icon: "people" },
      { to: "/dashboard/policy", label: "Accountable Members", icon: "policy" },
    ],
  },
  {
    label: "Analysis & Planning",
    section: "analysis_planning",
    items: [
      { to: "/dashboard/business-impact-analysis/strategic", label: "Strategic BIA", icon: "flag" },
      { to: "/dashboard/business-impact-analysis/tactical", label: "Tactical BIA", icon: "clock" },
      {
        to: "/dashboard/business-impact-analysis/operational",
        label: "Operational BIA",
        icon: "tool",
      },
    ],
  },
  {
    label: "Planning & Design",
    section: "planning_design",
    items: [{ to: "/dashboard/recovery-strategy", label: "Recovery Strategy", icon: "refresh" }],
  },
  {
    label: "Implementation",
    section: "implementation",
    items: [
      { to: "/dashboard/plan-document", label: "Plan Document", icon: "document" },
      { to: "/dashboard/documents", label: "Documents", icon: "folder" },
    ],
  },
  VALIDATION,
  {
    label: "Reference",
    items: [
      { to: "/dashboard/activation-levels", label: "Activation Levels", icon: "alert" },
      { to: "/dashboard/glossary", label: "Glossary", icon: "help" },
    ],
  },
];

/** Returns the menu to show: the organisation's, or the plan's once one is selected. Pure. */
export function menuFor(
  area: "organisation" | "plan",
  has: {
    readonly organisation: boolean;
    readonly plan: boolean;
    readonly membersPermission: boolean;
    /** Of the plan; groups of its finished sections fold. */
    readonly progress?: PlanProgress | undefined;
  },
): readonly SideGroup[] {
  if (area === "plan") {
    if (!has.plan) return NO_PLAN_MENU;
    return PLAN_MENU.map(({ section, ...group }) =>
      section && has.progress?.[section] === 100 ? { ...group, isDone: true } : group,
    );
  }
  if (!has.organisation) return NO_ORGANISATION_MENU;
  return has.membersPermission
    ? [...ORGANISATION_MENU, { label: "Members", items: [USERS_ITEM] }]
    : ORGANISATION_MENU;
}

/** Removes entries without a screen. A group that only has a note is kept. Pure. */
export const knownOnly = (
  groups: readonly SideGroup[],
  isKnown: (address: string) => boolean,
): readonly SideGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ to }) => isKnown(to)) }))
    .filter(({ items, note }) => items.length > 0 || note !== undefined);
