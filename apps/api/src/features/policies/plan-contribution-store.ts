import { sql } from "drizzle-orm";
import {
  factsOf,
  isOfPlan,
  type PlanContribution,
  refersTo,
} from "../../platform/access/plan-contribution-store";
import { cloneMembers } from "./cloned-members-store";

type Fact = "policySaved" | "accountableMembersChosen";

export const policyContribution: PlanContribution<Fact> = {
  facts: factsOf<Fact>({
    policySaved: sql`exists (select 1 from policies x where x.organisation_id = p.organisation_id)`,
    accountableMembersChosen: sql`exists (select 1 from plan_policy_members x where ${isOfPlan})`,
  }),
  references: {
    contact: (ids) => refersTo(sql`from plan_policy_members x`, sql`x.contact_id`, ids),
  },
  clone: { accountableMembers: cloneMembers },
};
