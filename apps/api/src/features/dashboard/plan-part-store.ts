import { sql } from "drizzle-orm";
import { factsOf, type PlanPart } from "../../platform/access/plan-part-store";
import { deletedRows, NO_PLAN } from "../../platform/access/record-references-store";

const pinsOf = (column: string) => [
  deletedRows("location_positions", { record: sql`x.${sql.identifier(column)}`, plan: NO_PLAN }),
];

/** The dashboard has no rows of plans; a restored location gets the pin that a person had set. */
export const pinPart: PlanPart = {
  facts: factsOf({}),
  references: {
    branch: pinsOf("branch_id"),
    "alternative-site": pinsOf("alternative_site_id"),
    customer: pinsOf("customer_id"),
    supplier: pinsOf("supplier_id"),
  },
};
