export { proposalContribution } from "./plan-contribution-store";
export { proposedCounts } from "./proposed-count-rules";
export { copyProposals, isProposed, listProposalsOfPlan, markProposed } from "./proposals-store";
