/** Counted for addresses without a screen. */
export const UNKNOWN_PAGE = "/*";

/**
 * The route patterns of the web app's screens (`routes.ts` of its features), which a page view may name. A screen whose
 * pattern is missing here does not compile.
 */
export const PAGE_ROUTES = [
  "/",
  "/contact-us",
  "/confirmation/email",
  "/invitation/email",
  "/update-email",
  "/reset-password",
  "/organization",
  "/organization/list",
  "/organization/contacts",
  "/organization/customers",
  "/organization/suppliers",
  "/organization/strategic-third-parties",
  "/organization/strategic-crisis-experts",
  "/organization/users",
  "/organization/plans",
  "/organization/strategic-areas",
  "/organization/policy",
  "/organization/history",
  "/dashboard/plans",
  "/dashboard/*",
  "/dashboard",
  "/dashboard/risk/exposures",
  "/dashboard/risk/assessment",
  "/dashboard/risk/register",
  "/dashboard/risk/report",
  "/dashboard/business-units",
  "/dashboard/teams",
  "/dashboard/policy",
  "/dashboard/business-impact-analysis/strategic",
  "/dashboard/business-impact-analysis/tactical",
  "/dashboard/business-impact-analysis/operational",
  "/dashboard/recovery-strategy",
  "/dashboard/plan-document",
  "/dashboard/documents",
  "/dashboard/activation-levels",
  "/dashboard/glossary",
  "/admin",
  "/admin/*",
  "/admin/overview",
  "/admin/settings",
  "/purchase",
  UNKNOWN_PAGE,
] as const;
export type PageRoute = (typeof PAGE_ROUTES)[number];
