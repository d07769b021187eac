import type { GateKeepers } from "./platform/access/gate";
import type { WriteKeepers } from "./platform/access/write-guard";
import type { AnyRoute } from "./platform/http/route";
import type { Services } from "./platform/services";
import { findSession } from "./rooms/accounts/public";
import { accountsRoutes } from "./rooms/accounts/routes";
import { brokerageFor } from "./rooms/brokerages/public";
import { businessUnitsRoutes } from "./rooms/business-units/routes";
import { directoryRoutes } from "./rooms/directory/routes";
import { filesRoutes } from "./rooms/files/routes";
import { impactAnalysisRoutes } from "./rooms/impact-analysis/routes";
import { industriesRoutes } from "./rooms/industries/routes";
import { libraryRoutes } from "./rooms/library/routes";
import { lockedOrganisation, organisationFor } from "./rooms/organisations/public";
import { organisationsRoutes } from "./rooms/organisations/routes";
import { personalDataRoutes } from "./rooms/personal-data/routes";
import { lockedPlan, planFor, touchesExpiredPlan } from "./rooms/plans/public";
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

/** How the gate finds a person's way into each kind of scope, and what the guard of writes asks. */
export const gateKeepers = (services: Services): GateKeepers & WriteKeepers => ({
  sessionByToken: (token) => findSession(services, token),
  organisationFor: (session, id) => organisationFor(services.database.query, session, id),
  planFor: (session, id) => planFor(services.database.query, session, id, services.clock.now()),
  brokerageFor: (session, id) => brokerageFor(services.database.query, session, id),
  lockOrganisation: lockedOrganisation,
  lockPlan: (tx, scope) => lockedPlan(tx, scope, services.clock.now()),
  touchesExpired: (tx, scope, touched) =>
    touchesExpiredPlan(tx, scope, touched, services.clock.now()),
});
