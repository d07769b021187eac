import {
  listPlans as endpoint,
  listPlanSubscriptions as subscriptionsEndpoint,
} from "@holdfast/contract/plans/plan-endpoints";
import { permits } from "../../platform/access/permissions";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { listPlanSubscriptions as listSubscriptionRows } from "../subscriptions/public";
import { listPlans as listRows } from "./plans-store";

export const listPlans = listRoute(endpoint, ({ session, query }, services, page) =>
  listRows(services.database.query, services, session.userId, query.organisationId, page),
);

/** A promo code has further uses, so it is shown only to those who may activate and renew plans. */
export const listPlanSubscriptions = route(
  subscriptionsEndpoint,
  async ({ scope }, { database }) => {
    const rows = await listSubscriptionRows(database.query, scope);
    return permits("plan.renew", scope.role)
      ? rows
      : rows.map((row) => ({ ...row, promoCodeCode: null }));
  },
);
