import { sql } from "drizzle-orm";
import { factsOf, type PlanPart } from "../../platform/access/plan-part-store";
import { deletedRows } from "../../platform/access/record-references-store";

/** A record whose deletion is undone is proposed again. */
const ofRecord = deletedRows("proposals", { record: sql`x.record_id` });

export const proposalPart: PlanPart = {
  facts: factsOf({}),
  references: {
    contact: [ofRecord],
    supplier: [ofRecord],
    customer: [ofRecord],
    "third-party": [ofRecord],
    "strategic-critical-area": [ofRecord],
  },
};
