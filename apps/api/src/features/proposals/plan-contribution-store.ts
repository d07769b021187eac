import { factsOf, type PlanContribution } from "../../platform/access/plan-contribution-store";
import { cloneDeclined } from "./declined-suggestions-store";

export const proposalContribution: PlanContribution = {
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
