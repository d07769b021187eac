export { listVersions } from "./policies-store";
export { policiesSavedBy } from "./personal-data-store";
export { listPlansOfMember } from "./plan-policy-members-store";
export { policyContribution } from "./plan-contribution-store";
