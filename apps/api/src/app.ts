import type { ScopeResolvers } from "./platform/access/authorize";
import { joinPlanParts } from "./platform/access/plan-part-store";
import type { WriteChecks } from "./platform/access/write-guard";
import type { AnyRoute } from "./platform/http/route";
import type { Services } from "./platform/services";
import { entryFinder } from "./features/accounts/public";
import { accountsRoutes } from "./features/accounts/routes";
import { brokerageAccess } from "./features/brokerages/public";
import { businessUnitsRoutes } from "./features/business-units/routes";
import { contactUsesRoutes } from "./features/contact-uses/routes";
import { directoryRoutes } from "./features/directory/routes";
import { filesRoutes } from "./features/files/routes";
import { impactAnalysisPart } from "./features/impact-analysis/public";
import { impactAnalysisRoutes } from "./features/impact-analysis/routes";
import { industriesRoutes } from "./features/industries/routes";
import { libraryRoutes } from "./features/library/routes";
import { organisationAccess } from "./features/organisations/public";
import { organisationsRoutes } from "./features/organisations/routes";
import { personalDataRoutes } from "./features/personal-data/routes";
import { planAccess, planPart, touchesExpiredPlan } from "./features/plans/public";
import { plansRoutes } from "./features/plans/routes";
import { printingRoutes } from "./features/printing/routes";
import { purchasesRoutes } from "./features/purchases/routes";
import { publicSiteRoutes } from "./features/public-site/routes";
import { recoveryStrategyPart } from "./features/recovery-strategies/public";
import { recoveryStrategiesRoutes } from "./features/recovery-strategies/routes";
import { riskPart } from "./features/risks/public";
import { risksRoutes } from "./features/risks/routes";
import { strategicAreasRoutes } from "./features/strategic-areas/routes";
import { teamPart } from "./features/teams/public";
import { teamsRoutes } from "./features/teams/routes";

/** The routes of all features. */
export const appRoutes: readonly AnyRoute[] = [
  ...accountsRoutes,
  ...personalDataRoutes,
  ...organisationsRoutes,
  ...directoryRoutes,
  ...contactUsesRoutes,
  ...strategicAreasRoutes,
  ...plansRoutes,
  ...risksRoutes,
  ...impactAnalysisRoutes,
  ...businessUnitsRoutes,
  ...teamsRoutes,
  ...recoveryStrategiesRoutes,
  ...printingRoutes,
  ...libraryRoutes,
  ...industriesRoutes,
  ...purchasesRoutes,
  ...publicSiteRoutes,
  ...filesRoutes,
];

/** What each feature adds to a plan: its facts, its uses of records and its first rows. */
export const planParts = joinPlanParts({
  plan: planPart,
  risks: riskPart,
  impactAnalysis: impactAnalysisPart,
  recoveryStrategies: recoveryStrategyPart,
  teams: teamPart,
});

const findSession = entryFinder<never, never>();
const findOrganisation = entryFinder(organisationAccess);
const findPlan = entryFinder(planAccess);
const findBrokerage = entryFinder(brokerageAccess);

/** Resolves a session's access to each kind of scope, and checks whether a write touches an expired plan. */
export const scopeResolvers = (services: Services): ScopeResolvers & WriteChecks => ({
  session: (db, token) => findSession(services, db, token),
  organisation: (db, token, id) => findOrganisation(services, db, token, id),
  plan: (db, token, id) => findPlan(services, db, token, id),
  brokerage: (db, token, id) => findBrokerage(services, db, token, id),
  affectsExpiredPlan: (tx, scope, touched) => touchesExpiredPlan(tx, scope, touched, services),
});
