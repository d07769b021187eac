import {
  listPlans as endpoint,
  listPlanSubscriptions as subscriptionsEndpoint,
} from "@holdfast/contract/plans/plan-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { listPlanSubscriptions as listSubscriptionRows } from "../brokerages/public";
import { listPlans as listRows } from "./plans-store";

export const listPlans = listRoute(endpoint, ({ session, query }, services, part) =>
  listRows(services.database.query, services, session.userId, query.organisationId, part),
);

export const listPlanSubscriptions = route(subscriptionsEndpoint, ({ scope }, { database }) =>
  listSubscriptionRows(database.query, scope),
);
