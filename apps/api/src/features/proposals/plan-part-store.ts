import { sql } from "drizzle-orm";
import { factsOf, type PlanPart } from "../../platform/access/plan-part-store";
import { cloneDeclined } from "./declined-suggestions-store";
import { deletedRows } from "../../platform/access/record-references-store";

/** A record whose deletion is undone is proposed again. */
const ofRecord = deletedRows("proposals", { record: sql`x.record_id` });

export const proposalPart: PlanPart = {
  facts: factsOf({}),
  clone: {
    risks: cloneDeclined("risk", "task"),
    businessUnits: cloneDeclined("business-unit"),
    impactAnalysis: cloneDeclined(
      "criticality",
      "disruption-scale",
      "mtpd",
      "recovery-times",
      "asset",
    ),
    recoveryStrategies: cloneDeclined("recovery-strategy"),
    teams: cloneDeclined("team-role"),
  },
  references: {
    contact: [ofRecord],
    supplier: [ofRecord],
    customer: [ofRecord],
    "third-party": [ofRecord],
    "strategic-critical-area": [ofRecord],
  },
};
