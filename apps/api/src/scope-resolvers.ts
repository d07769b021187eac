import type { ScopeResolvers } from "./platform/access/authorize";
import type { WriteChecks } from "./platform/access/write-guard";
import type { Services } from "./platform/services";
import { sessionFinder } from "./features/accounts/public";
import { brokerageAccess } from "./features/brokerages/public";
import { organisationAccess } from "./features/organisations/public";
import { planAccess, touchesExpiredPlan } from "./features/plans/public";

const findSession = sessionFinder<never, never>();
const findOrganisation = sessionFinder(organisationAccess);
const findPlan = sessionFinder(planAccess);
const findBrokerage = sessionFinder(brokerageAccess);

/** Resolves a session's access to each kind of scope, and checks whether a write touches an expired plan. */
export const scopeResolvers = (services: Services): ScopeResolvers & WriteChecks => ({
  session: (db, token) => findSession(services, db, token),
  organisation: (db, token, id) => findOrganisation(services, db, token, id),
  plan: (db, token, id) => findPlan(services, db, token, id),
  brokerage: (db, token, id) => findBrokerage(services, db, token, id),
  affectsExpiredPlan: (tx, scope, touched) => touchesExpiredPlan(tx, scope, touched, services),
});
