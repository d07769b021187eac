import {
  policyChange,
  policyCommittee,
  policyGovernance,
  policyReview,
  policyStandards,
} from "./policy-governance";
import type { PolicyPage } from "./policy-page";
import { policyObjectives, policyPurpose, policyScope, policyStatement } from "./policy-statement";

const control: PolicyPage = {
  // Page numbers start here.
  id: "contents",
  number: "",
  title: "Document Control",
  lead: "Which version this is, when it is reviewed, and where to find each section.",
  blocks: [{ kind: "policy-data", show: "document-control" }],
};

/** The ten pages of the policy (specification 2, 'Policy screen'). */
export const policyPages: readonly PolicyPage[] = [
  control,
  policyStatement,
  policyScope,
  policyPurpose,
  policyObjectives,
  policyGovernance,
  policyCommittee,
  policyChange,
  policyStandards,
  policyReview,
];
