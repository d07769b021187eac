import { sql } from "drizzle-orm";
import { factsOf, type PlanPart } from "../../platform/access/plan-part-store";
import { deletedRows, NO_PLAN } from "../../platform/access/record-references-store";
import { marksOfDeleted } from "../proposals/public";
import { cloneUnits } from "./cloned-units-store";

export const businessUnitPart: PlanPart = {
  facts: factsOf({}),
  references: {
    branch: [
      deletedRows("departments", {
        record: sql`x.branch_id`,
        plan: NO_PLAN,
        limit: "departments",
      }),
      marksOfDeleted("department", { record: sql`r.branch_id`, rows: sql`departments r` }),
    ],
  },
  clone: { businessUnits: cloneUnits },
};
