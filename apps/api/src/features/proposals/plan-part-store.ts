import { factsOf, type PlanPart } from "../../platform/access/plan-part-store";
import { cloneDeclined } from "./declined-suggestions-store";

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
};
