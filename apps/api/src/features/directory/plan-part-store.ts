import { factsOf, type PlanPart } from "../../platform/access/plan-part-store";
import { emptiedRows, NO_PLAN } from "../../platform/access/record-references-store";

/** The directory has no rows of plans; its contacts return to a restored location. */
export const contactPart: PlanPart = {
  facts: factsOf({}),
  references: {
    branch: [
      emptiedRows("contacts", {
        column: "branch_id",
        key: ["organisation_id", "id"],
        plan: NO_PLAN,
      }),
    ],
  },
};
