export { dueForReview } from "./documents-store";
export { documentContribution } from "./plan-contribution-store";
export { documentSearch } from "./search-part-store";
