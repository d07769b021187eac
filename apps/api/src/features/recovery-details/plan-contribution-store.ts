import { sql } from "drizzle-orm";
import {
  factsOf,
  type PlanContribution,
  refersTo,
} from "../../platform/access/plan-contribution-store";
import { isUnitOfBranches } from "../business-units/public";
import { cloneDetails } from "./cloned-details-store";

const rows = sql`from unit_procedures x`;

export const recoveryDetailsContribution: PlanContribution = {
  facts: factsOf({}),
  references: {
    department: (ids) => refersTo(rows, sql`x.department_id`, ids),
    contact: (ids) => refersTo(rows, sql`x.leader_contact_id`, ids),
    branch: (ids) => isUnitOfBranches(rows, ids),
  },
  clone: { recoveryDetails: cloneDetails },
};
