export { proposalPart } from "./plan-part-store";
export { copyProposals, isProposed, listProposalsOfPlan, markProposed } from "./proposals-store";
