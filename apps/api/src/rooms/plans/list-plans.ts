import {
  listPlans as endpoint,
  listPlanSubscriptions as subscriptionsEndpoint,
} from "@holdfast/contract/plans/plan-endpoints";
import { route } from "../../platform/http/route";
import { listPlanSubscriptions as listSubscriptionRows } from "./plan-subscriptions-store";
import { listPlans as listRows } from "./plans-store";

export const listPlans = route(endpoint, ({ session, query }, { database, clock }) =>
  listRows(database.query, session.userId, query.organisationId, clock.now()),
);

export const listPlanSubscriptions = route(subscriptionsEndpoint, ({ scope }, { database }) =>
  listSubscriptionRows(database.query, scope),
);
