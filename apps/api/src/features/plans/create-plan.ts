import { createPlan as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { route } from "../../platform/http/route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { countKeyTry } from "../subscriptions/public";
import { lockForWrite } from "../organisations/public";
import { makePlan, scopeOfNewPlan } from "./make-plan";

export const createPlan = route(
  endpoint,
  { before: countKeyTry },
  async ({ body, session, origin }, services) => {
    const scope = await scopeOfNewPlan(services, session, body);
    return services.database.transaction(async (tx) => {
      await lockForWrite(tx, scope, "organisation.change");
      await assertListNotFull(tx, services, "plans", scope);
      return makePlan(tx, services, {
        scope,
        input: body,
        event: { action: "plans.created", address: origin.address },
      });
    });
  },
);
