import { ACCOUNT_ROUTES } from "./features/accounts/routes";
import { ADMIN_USER_ROUTES } from "./features/admin-users/routes";
import { BUSINESS_UNIT_ROUTES } from "./features/business-units/routes";
import { CLIENT_ROUTES } from "./features/clients/routes";
import { DASHBOARD_ROUTES } from "./features/dashboard/routes";
import { DIRECTORY_ROUTES } from "./features/directory/routes";
import { DOCUMENT_ROUTES } from "./features/documents/routes";
import { MONTHLY_QUESTION_ROUTES } from "./features/monthly-questions/routes";
import { EXERCISE_ROUTES } from "./features/exercises/routes";
import { HISTORY_ROUTES } from "./features/history/routes";
import { IMPACT_ANALYSIS_ROUTES } from "./features/impact-analysis/routes";
import { CONTACT_CHECK_ROUTES } from "./features/contact-checks/routes";
import { INCIDENT_ROUTES } from "./features/incidents/routes";
import { LIBRARY_ROUTES } from "./features/library/routes";
import { OFFLINE_PLAN_ROUTES } from "./features/offline-plan/routes";
import { ORGANISATION_ROUTES } from "./features/organisations/routes";
import { PLAN_ROUTES } from "./features/plans/routes";
import { POLICY_ROUTES } from "./features/policies/routes";
import { PRINTING_ROUTES } from "./features/printing/routes";
import { PUBLIC_SITE_ROUTES } from "./features/public-site/routes";
import { PURCHASE_ROUTES } from "./features/purchases/routes";
import { RECOVERY_STRATEGY_ROUTES } from "./features/recovery-strategies/routes";
import { RISK_ROUTES } from "./features/risks/routes";
import { STRATEGIC_AREA_ROUTES } from "./features/strategic-areas/routes";
import { SUBSCRIPTION_ROUTES } from "./features/subscriptions/routes";
import { TEAM_ROUTES } from "./features/teams/routes";
import { WORKSPACE_ROUTES } from "./features/workspace/routes";
import type { ScreenRoute } from "./platform/routing/screen-route";

/** Every screen of the product (specification 'accounts' 2 and 'plan workspace' 2). Order does not matter. */
export const ROUTES: readonly ScreenRoute[] = [
  ...PUBLIC_SITE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...ORGANISATION_ROUTES,
  ...DIRECTORY_ROUTES,
  ...STRATEGIC_AREA_ROUTES,
  ...POLICY_ROUTES,
  ...HISTORY_ROUTES,
  ...PLAN_ROUTES,
  ...WORKSPACE_ROUTES,
  ...DASHBOARD_ROUTES,
  ...RISK_ROUTES,
  ...BUSINESS_UNIT_ROUTES,
  ...TEAM_ROUTES,
  ...IMPACT_ANALYSIS_ROUTES,
  ...RECOVERY_STRATEGY_ROUTES,
  ...PRINTING_ROUTES,
  ...DOCUMENT_ROUTES,
  ...INCIDENT_ROUTES,
  ...CONTACT_CHECK_ROUTES,
  ...OFFLINE_PLAN_ROUTES,
  ...EXERCISE_ROUTES,
  ...MONTHLY_QUESTION_ROUTES,
  ...LIBRARY_ROUTES,
  ...CLIENT_ROUTES,
  ...ADMIN_USER_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...PURCHASE_ROUTES,
];
