import { sql } from "drizzle-orm";
import { factsOf, type PlanPart, refersTo } from "../../platform/access/plan-part-store";
import { deletedRows, emptiedRows } from "../../platform/access/record-references-store";
import { isUnitOfBranches, ofUnitsInBranch } from "../business-units/public";
import { presentContact } from "../directory/public";
import { cloneDetails } from "./cloned-details-store";

const rows = sql`from unit_procedures x`;

export const recoveryDetailsPart: PlanPart = {
  facts: factsOf({}),
  uses: {
    department: (ids) => refersTo(rows, sql`x.department_id`, ids),
    contact: (ids) => refersTo(rows, sql`x.leader_contact_id`, ids),
    branch: (ids) => isUnitOfBranches(rows, ids),
  },
  references: {
    branch: [
      deletedRows("unit_procedures", {
        ...ofUnitsInBranch(sql`unit_procedures`),
        others: {
          leader_contact_id: presentContact(
            sql`(o ->> 'organisation_id')::uuid`,
            sql`(o ->> 'leader_contact_id')::uuid`,
          ),
        },
      }),
    ],
    contact: [
      emptiedRows("unit_procedures", {
        column: "leader_contact_id",
        key: ["organisation_id", "plan_id", "department_id"],
      }),
    ],
  },
  clone: { recoveryDetails: cloneDetails },
};
