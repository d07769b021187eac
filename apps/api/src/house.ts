import type { GateKeepers } from "./platform/access/gate";
import type { WriteKeepers } from "./platform/access/write-guard";
import type { AnyRoute } from "./platform/http/route";
import type { Services } from "./platform/services";
import { entryFinder } from "./rooms/accounts/public";
import { accountsRoutes } from "./rooms/accounts/routes";
import { brokerageAccess } from "./rooms/brokerages/public";
import { businessUnitsRoutes } from "./rooms/business-units/routes";
import { directoryRoutes } from "./rooms/directory/routes";
import { filesRoutes } from "./rooms/files/routes";
import { impactAnalysisRoutes } from "./rooms/impact-analysis/routes";
import { industriesRoutes } from "./rooms/industries/routes";
import { libraryRoutes } from "./rooms/library/routes";
import { organisationAccess } from "./rooms/organisations/public";
import { organisationsRoutes } from "./rooms/organisations/routes";
import { personalDataRoutes } from "./rooms/personal-data/routes";
import { planAccess, touchesExpiredPlan } from "./rooms/plans/public";
import { plansRoutes } from "./rooms/plans/routes";
import { printingRoutes } from "./rooms/printing/routes";
import { purchasesRoutes } from "./rooms/purchases/routes";
import { publicSiteRoutes } from "./rooms/public-site/routes";
import { recoveryStrategiesRoutes } from "./rooms/recovery-strategies/routes";
import { risksRoutes } from "./rooms/risks/routes";
import { strategicAreasRoutes } from "./rooms/strategic-areas/routes";
import { teamsRoutes } from "./rooms/teams/routes";

/** The list of rooms, nothing else. */
export const houseRoutes: readonly AnyRoute[] = [
  ...accountsRoutes,
  ...personalDataRoutes,
  ...organisationsRoutes,
  ...directoryRoutes,
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

const findSession = entryFinder<never, never>();
const findOrganisation = entryFinder(organisationAccess);
const findPlan = entryFinder(planAccess);
const findBrokerage = entryFinder(brokerageAccess);

/** How the gate finds a person's way into each kind of scope, and what the guard of writes asks. */
export const gateKeepers = (services: Services): GateKeepers & WriteKeepers => ({
  session: (db, token) => findSession(services, db, token),
  organisation: (db, token, id) => findOrganisation(services, db, token, id),
  plan: (db, token, id) => findPlan(services, db, token, id),
  brokerage: (db, token, id) => findBrokerage(services, db, token, id),
  touchesExpired: (tx, scope, touched) =>
    touchesExpiredPlan(tx, scope, touched, services.clock.now()),
});
