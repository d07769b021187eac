import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import {
  readLatestPlanPolicy as readEndpoint,
  savePlanPolicy as saveEndpoint,
} from "@holdfast/contract/policies/policy-endpoints";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { touchPlan } from "../plans/public";
import { readMembers } from "./check-members";
import { listPlanMembers, replacePlanMembers } from "./plan-policy-members-store";
import { readNewest } from "./policies-store";

async function readPlanPolicy(db: Queryable, scope: PlanScope): Promise<PlanPolicy> {
  const policy = await readNewest(db, scope);
  return {
    businessContinuityResponsible: policy?.businessContinuityResponsible ?? null,
    lastModifiedDate: policy?.lastModifiedDate ?? null,
    members: policy?.members ?? [],
    planPolicyMembers: await listPlanMembers(db, scope),
  };
}

export const readLatestPlanPolicy = route(readEndpoint, ({ scope }, { database }) =>
  readPlanPolicy(database.query, scope),
);

export const savePlanPolicy = route(saveEndpoint, async ({ body, scope }, services) =>
  services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await readMembers(tx, scope, body.contacts);
    await replacePlanMembers(tx, scope, body.contacts);
    return readPlanPolicy(tx, scope);
  }),
);
