export { proposalPart } from "./plan-part-store";
export {
  copyProposals,
  isProposed,
  isRecordProposed,
  listProposalsOfPlan,
  markProposed,
} from "./proposals-store";
