import type { ProgressSection } from "@holdfast/contract/plans/plan-progress-rules";

/*
 * The groups of the sidebar's menus (specification 'accounts' 2, 'plan workspace' 2), in their order. Their items are
 * the screens that name them.
 */

/** Shown in place of what does not exist yet. */
export const COMING_SOON = "Coming Soon...";

/** The plan's sections by their names in the menu and on the dashboard. */
export const SECTION_NAMES: Readonly<Record<ProgressSection, string>> = {
  risk_analysis: "Risk Analysis",
  policy_programme: "Policy & Program",
  analysis_planning: "Analysis & Planning",
  planning_design: "Planning & Design",
  implementation: "Implementation",
  validation: "Validation",
};

type MenuGroup = {
  readonly id: string;
  readonly menu: "organisation" | "plan" | "admin";
  readonly label?: string;
  /** Shown in place of items. A group without items and note is hidden. */
  readonly note?: string;
};

const section = <Id extends ProgressSection>(id: Id) =>
  ({ id, menu: "plan", label: SECTION_NAMES[id] }) as const;

export const MENU_GROUPS = [
  { id: "organisation", menu: "organisation" },
  { id: "members", menu: "organisation", label: "Members" },
  { id: "plan", menu: "plan" },
  section("risk_analysis"),
  section("policy_programme"),
  section("analysis_planning"),
  section("planning_design"),
  section("implementation"),
  { ...section("validation"), note: COMING_SOON },
  { id: "readiness", menu: "plan", label: "Readiness" },
  { id: "reference", menu: "plan", label: "Reference" },
  { id: "clients", menu: "admin" },
  { id: "subscriptions", menu: "admin", label: "Subscriptions" },
  { id: "account", menu: "admin" },
] as const satisfies readonly MenuGroup[];

export type MenuGroupId = (typeof MENU_GROUPS)[number]["id"];
export type MenuName = MenuGroup["menu"];
