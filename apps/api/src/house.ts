import type { GateKeepers } from "./platform/access/gate";
import type { WriteKeepers } from "./platform/access/write-guard";
import type { AnyRoute } from "./platform/http/route";
import type { Services } from "./platform/services";
import { sessionByToken } from "./rooms/accounts/public";
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
export const gateKeepers = ({ database, clock }: Services): GateKeepers & WriteKeepers => ({
  sessionByToken: (token) => sessionByToken(database.query, token, clock.now()),
  organisationFor: (session, id) => organisationFor(database.query, session, id),
  planFor: (session, id) => planFor(database.query, session, id, clock.now()),
  brokerageFor: (session, id) => brokerageFor(database.query, session, id),
  lockOrganisation: lockedOrganisation,
  lockPlan: (tx, scope) => lockedPlan(tx, scope, clock.now()),
  touchesExpired: (tx, scope, touched) => touchesExpiredPlan(tx, scope, touched, clock.now()),
});
