import {
  listPlans as endpoint,
  listPlanSubscriptions as subscriptionsEndpoint,
} from "@holdfast/contract/plans/plan-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { listPlanSubscriptions as listSubscriptionRows } from "./plan-subscriptions-store";
import { listPlans as listRows } from "./plans-store";

export const listPlans = listRoute(endpoint, ({ session, query }, { database, clock }, part) =>
  listRows(database.query, session.userId, query.organisationId, clock.now(), part),
);

export const listPlanSubscriptions = route(subscriptionsEndpoint, ({ scope }, { database }) =>
  listSubscriptionRows(database.query, scope),
);
